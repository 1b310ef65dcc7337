import { CALLABLE, NO_PHONE, WRONG_PHONE } from '../../../../backend/contracts/phone-number';
import { NO_CALL_TIME, NO_MESSAGE, NO_NAME, NO_TOPIC } from '../../../../backend/contracts/contact-words';
import {
  isMailAddress,
  mailAddress,
  NO_EMAIL,
  NO_MAIL_ADDRESS,
} from '../../../../backend/contracts/mail-address';
import { nameProblem } from '../../../../backend/contracts/name-problem';
import { plainLine } from '../../../../backend/contracts/plain-line';
import { isTooLong, MOST, tooLong } from '../../../../backend/contracts/text-limits';
import type { ContactMessage, ContactTopic } from '../../api/contact';

/** The form's values: every field has a text; the trip has its value in the list, empty where there is none to choose. */
export type Entries = Required<Omit<ContactMessage, 'tripId'>> & { tripId: string };
/** What was sent, and whether the form held something else when that was known. */
export interface Sent {
  entries: Entries;
  isTypedOn: boolean;
}
export type Field = Exclude<keyof Entries, 'clientId'>;

export const TOPIC_LABELS: Record<ContactTopic, string> = {
  booking: 'Booking a cabin',
  payment: 'A payment',
  access: 'Access and login',
  call: 'Schedule a call',
  other: 'Something else',
};

export const isTopic = (text: unknown): text is ContactTopic =>
  typeof text === 'string' && Object.hasOwn(TOPIC_LABELS, text);

/** The form's order, which is the order of the error summary. */
export const FIELDS: readonly Field[] = [
  'name',
  'email',
  'topic',
  'tripId',
  'phone',
  'preferredTimes',
  'message',
];
export const controlId = (field: Field) => `contact-${field}`;

/** What is wrong with a field, in the server's words; undefined when nothing is. */
export function problemOf(field: Field, { topic, ...entries }: Entries): string | undefined {
  const isCall = topic === 'call';
  const text = field === 'topic' ? topic : entries[field].trim();
  const isEmpty = plainLine(text) === '';
  switch (field) {
    case 'name':
      return isEmpty ? NO_NAME : (nameProblem(plainLine(text)) ?? undefined);
    case 'email':
      if (isEmpty) return NO_EMAIL;
      return isMailAddress(mailAddress(text)) ? undefined : NO_MAIL_ADDRESS;
    case 'topic':
      return isTopic(text) ? undefined : NO_TOPIC;
    case 'tripId':
      // Chosen from a list: only the server knows whether it can still be written about.
      return undefined;
    case 'phone':
      if (!isCall) return undefined;
      if (isEmpty) return NO_PHONE;
      return CALLABLE.test(text) ? undefined : WRONG_PHONE;
    case 'preferredTimes':
      return isCall && isEmpty ? NO_CALL_TIME : undefined;
    case 'message':
      if (isEmpty) return isCall ? undefined : NO_MESSAGE;
      return isTooLong(text, MOST.contactMessage) ? tooLong(MOST.contactMessage) : undefined;
  }
}
