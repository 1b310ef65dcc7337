import { folded } from '../../../../contracts/fold.js';
import { isSameAddress } from '../../../../contracts/mail-address.js';
import type { ImportedGuest } from './import-line.rules.js';

/** A line that is left out, for somebody of it is there already. */
export interface Doubled {
  line: number;
  email: string;
  where: 'trip' | 'file';
}

interface Line {
  line: number;
  guest: ImportedGuest;
}

/**
 * Everybody once: a line is left out whose guest or companion is on the trip, or on a line above, by e-mail; or whose guest
 * a line above names as a companion who shares with them. Their e-mail is then the companion's own.
 * @param onTrip e-mails in small letters, of all travellers.
 */
export function everybodyOnce(
  lines: readonly Line[],
  onTrip: ReadonlySet<string>,
): { guests: ImportedGuest[]; doubled: Doubled[] } {
  const guests: ImportedGuest[] = [];
  const doubled: Doubled[] = [];
  const inFile = new Set<string>();
  for (const { line, guest } of lines) {
    const emails = emailsOf(guest);
    const [there, above] = [onTrip, inFile].map((known) => emails.find((email) => known.has(email)));
    const sharer = guests.find((other) => isCompanionOf(guest, other));
    const isNew = there === undefined && above === undefined && !sharer;
    // Whoever shares with somebody who is left out comes by their own line.
    if (isNew || sharer) for (const email of emails) inFile.add(email);
    if (isNew) {
      guests.push(guest);
      continue;
    }
    if (sharer?.companion && there === undefined) sharer.companion.email ??= guest.email;
    const email = there ?? above ?? guest.email.toLowerCase();
    doubled.push({ line, email, where: there === undefined ? 'file' : 'trip' });
  }
  return { guests, doubled };
}

const emailsOf = ({ email, companion }: ImportedGuest) =>
  [email, companion?.email].flatMap((one) => (one ? [one.toLowerCase()] : []));

/** Two lists of who shares with whom name a pair twice; a line that names nobody may be the other's companion, too. */
function isCompanionOf(guest: ImportedGuest, other: ImportedGuest): boolean {
  if (!other.companion || !isSame(guest.name, other.companion.name)) return false;
  const { email } = other.companion;
  if (email && !isSameAddress(email, guest.email)) return false;
  return !guest.companion || isSame(guest.companion.name, other.name);
}

const isSame = (one: string, other: string) => folded(one) === folded(other);
