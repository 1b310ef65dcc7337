import { folded } from '../../../../contracts/fold.js';
import { withoutTitle } from '../../../../contracts/person-name.js';
import type { TextName } from './waiver-text.js';

/** How a signature comes about: by oneself, by who booked with the companion's consent, or not at all. */
export type Signer = 'self' | 'with_consent' | 'nobody';

interface Signing {
  userId: number;
  /** The account of who booked. */
  bookedBy: number | null;
  /** The account of the traveller who is to be bound; null when they share the buyer's or have none yet. */
  travellerUserId: number | null;
}

/**
 * Adults sign for themselves. Who booked signs for a companion only while that one has no account of their own to sign
 * with, and says that they consent.
 */
export function signerOf({ userId, bookedBy, travellerUserId }: Signing): Signer {
  if (travellerUserId === userId) return 'self';
  return travellerUserId === null && bookedBy === userId ? 'with_consent' : 'nobody';
}

/** Whether the text that somebody was shown is this one; one that is named by half is none. */
export const isSameText = (shown: Partial<TextName>, text: TextName): boolean =>
  shown.isOwn === text.isOwn && shown.version === text.version;

/** How German and Nordic names are written where their letters are missing, beside leaving the dots away. */
const WRITTEN_OUT: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

const bare = (name: string) => folded(withoutTitle(name)).replaceAll(' ', '');
/** The ways to type a name: letters alone, for an accent or a hyphen that a keyboard lacks makes no other name. */
function spellings(name: string): string[] {
  const writtenOut = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüåø]/g, (letter) => WRITTEN_OUT[letter] ?? letter);
  return [bare(name), bare(writtenOut)];
}

/** The sentence a typed name is refused with, or null. It must be the traveller's own. */
export function signatureProblem(signedName: string, travellerName: string): string | null {
  const typed = spellings(signedName);
  const isOwn = typed[0] !== '' && spellings(travellerName).some((one) => typed.includes(one));
  return isOwn ? null : `Type the name as it stands here: ${travellerName}`;
}

/** The network somebody came from, and not their own address: the last part of it is dropped. */
export function shortenedAddress(address: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(address)?.[1];
  if (v4) return `${v4}.0`;
  const groups = address.split('::')[0]?.split(':').filter(Boolean) ?? [];
  return groups.length > 0 ? `${groups.slice(0, 3).join(':')}::` : '::';
}
