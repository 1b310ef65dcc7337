import { CABIN_NAMES } from '../../lib/cabinNames';
import { newId } from '../../lib/newId';
import { EMPTY, type RegistrationEntries } from './registration';
import { hasFields, isText } from '../../lib/browser/hasFields';
import { keepValue, readKeptValue } from '../../lib/browser/kept';

/** What was typed into the booking form, kept in this tab until it is paid for. */
const ENTRIES = 'gangway-registration';
/** The form as it was last sent, with the key under which the server knows it. */
const SENT = 'gangway-registration-sent';

/** Whether a kept value is one that the form could have kept. */
const FITS = {
  name: isText,
  email: isText,
  phone: isText,
  companion: isText,
  cabinType: (value: unknown) => isText(value) && Object.hasOwn(CABIN_NAMES, value),
  occupancy: (value: unknown) => value === 'double' || value === 'single',
  paymentType: (value: unknown) => value === 'full' || value === 'installment',
  travelInsurance: (value: unknown) => typeof value === 'boolean',
};

/** The kept entries, or null when there are none. */
export function readRegistration(): RegistrationEntries | null {
  const kept = readKeptValue('tab', ENTRIES);
  if (typeof kept !== 'object' || kept === null) return null;
  const entries: object = { ...EMPTY, ...kept };
  return hasFields<RegistrationEntries>(entries, FITS) ? entries : null;
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

interface Sent {
  /** The form as JSON. */
  text: string;
  key: string;
}

/** The key of a form: the same one while the form is the same, so that sending it again, or after Back, is one booking. */
export function keyOfSending(form: object): string {
  const text = JSON.stringify(form);
  const sent = readKeptValue('tab', SENT);
  if (hasFields<Sent>(sent, { text: isText, key: isText }) && sent.text === text) return sent.key;
  const key = newId();
  keepValue('tab', SENT, { text, key });
  return key;
}
