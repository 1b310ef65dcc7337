import { newId } from '../../lib/newId';
import { EMPTY, type RegistrationEntries } from './registration';
import { keepValue, readKeptValue } from '../../lib/browser/kept';

/** What was typed into the booking form, kept in this tab until it is paid for. */
const ENTRIES = 'gangway-registration';
/** The form as it was last sent, with the key under which the server knows it. */
const SENT = 'gangway-registration-sent';

/** The kept entries, or null when there are none. */
export function readRegistration(): RegistrationEntries | null {
  const kept = readKeptValue('tab', ENTRIES);
  return typeof kept === 'object' && kept !== null ? { ...EMPTY, ...kept } : null;
}

/** False where the browser keeps nothing. */
export function keepRegistration(entries: RegistrationEntries): boolean {
  return keepValue('tab', ENTRIES, entries);
}

/** Forgets what was typed and sent: it is paid for, or somebody asked for it. */
export function forgetRegistration(): void {
  keepValue('tab', ENTRIES, null);
  forgetSending();
}

/** The booking of the last sending has ended: the same details are a new booking. */
export function forgetSending(): void {
  keepValue('tab', SENT, null);
}

/** The key of a form: the same one while the form is the same, so that sending it again, or after Back, is one booking. */
export function keyOfSending(form: object): string {
  const text = JSON.stringify(form);
  const sent = readKeptValue('tab', SENT) as { text?: string; key?: string } | null;
  if (sent?.key && sent.text === text) return sent.key;
  const key = newId();
  keepValue('tab', SENT, { text, key });
  return key;
}
