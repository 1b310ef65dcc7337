import { isMailAddress, mailAddress } from '../../../../backend/contracts/mail-address';
import { nameProblem } from '../../../../backend/contracts/person-name';
import { plainLine } from '../../../../backend/contracts/plain-line';
import { isTooLong, MOST, tooLong } from '../../../../backend/contracts/text-limits';
import type { ContactMessage, ContactTopic } from '../../api/contact';

/** The form's values: every field has a text. */
export type Entries = Required<ContactMessage>;
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
export const FIELDS: readonly Field[] = ['name', 'email', 'topic', 'phone', 'preferredTimes', 'message'];
export const controlId = (field: Field) => `contact-${field}`;

const PHONE = /^\+?[\d\s().-]{5,}$/;

/** What is wrong with a field, in the server's words; undefined when nothing is. */
export function problemOf(field: Field, { topic, ...entries }: Entries): string | undefined {
  const isCall = topic === 'call';
  const text = field === 'topic' ? topic : entries[field].trim();
  const isEmpty = plainLine(text) === '';
  switch (field) {
    case 'name':
      return isEmpty ? 'Name is required' : (nameProblem(plainLine(text)) ?? undefined);
    case 'email':
      if (isEmpty) return 'Email is required';
      return isMailAddress(mailAddress(text)) ? undefined : 'Please enter a valid email address';
    case 'topic':
      return isTopic(text) ? undefined : 'Choose what it is about';
    case 'phone':
      if (!isCall) return undefined;
      if (isEmpty) return 'Phone number is required';
      return PHONE.test(text) ? undefined : 'Enter a phone number, with the country code if it is not +1';
    case 'preferredTimes':
      return isCall && isEmpty ? 'Tell us when we may call' : undefined;
    case 'message':
      if (isEmpty) return isCall ? undefined : 'Message is required';
      return isTooLong(text, MOST.contactMessage) ? tooLong(MOST.contactMessage) : undefined;
  }
}
