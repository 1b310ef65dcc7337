import { newId } from '../../lib/newId';
import { EMPTY, type RegistrationEntries } from './registration';

/** What was typed into the booking form, kept in this tab until it is paid for. */
const ENTRIES = 'gangway-registration';
/** The form as it was last sent, with the key under which the server knows it. */
const SENT = 'gangway-registration-sent';

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    // No storage, or somebody else's value: nothing was kept.
    return null;
  }
}

/** False where the browser keeps nothing. */
function write(key: string, value: unknown): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** The kept entries, or null when there are none. */
export function readRegistration(): RegistrationEntries | null {
  const kept = read(ENTRIES);
  return typeof kept === 'object' && kept !== null ? { ...EMPTY, ...kept } : null;
}

export function keepRegistration(entries: RegistrationEntries): boolean {
  return write(ENTRIES, entries);
}

/** Forgets what was typed and sent: it is paid for, or somebody asked for it. */
export function forgetRegistration(): void {
  try {
    sessionStorage.removeItem(ENTRIES);
  } catch {
    // Nothing was kept.
  }
  forgetSending();
}

/** The booking of the last sending has ended: the same details are a new booking. */
export function forgetSending(): void {
  try {
    sessionStorage.removeItem(SENT);
  } catch {
    // Nothing was kept.
  }
}

/** The key of a form: the same one while the form is the same, so that sending it again, or after Back, is one booking. */
export function keyOfSending(form: object): string {
  const text = JSON.stringify(form);
  const sent = read(SENT) as { text?: string; key?: string } | null;
  if (sent?.key && sent.text === text) return sent.key;
  const key = newId();
  write(SENT, { text, key });
  return key;
}
