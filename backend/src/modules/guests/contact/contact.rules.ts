import { plainLine } from '../../../../contracts/plain-line.js';
import { longDay } from '../../../platform/clock/long-day.js';
import { quoted } from '../../../platform/mail/quoted.js';

/** What somebody may write about, and how the mail's subject says it. */
const TOPICS = {
  booking: 'a question about booking',
  payment: 'a question about a payment',
  access: 'a question about access',
  call: 'please call me',
  other: 'a question',
} as const;
export type Topic = keyof typeof TOPICS;
export const TOPIC_NAMES = Object.keys(TOPICS) as Topic[];

/** Somebody's message as it is kept, sealed, until its mails are sent. */
export interface ContactNote {
  name: string;
  email: string;
  topic: Topic;
  /** May be empty when a call is asked for. */
  message: string;
  /** Both stand with the topic `call` only. */
  phone: string | null;
  preferredTimes: string | null;
  /** The account that was signed in, as `username (email)`: the server knows this, the rest was typed. */
  account: string | null;
  /** Whose hosts read it; null where it is about none, and none is on sale. */
  tripTitle: string | null;
  /** Its first day, `YYYY-MM-DD`: a copy has the title of its original. Null while it is not set; not in older notes. */
  tripStartsOn?: string | null;
}

const tripWords = (title: string, startsOn: string | null | undefined) =>
  startsOn ? `${title}, from ${longDay(startsOn)}` : title;

/** Subject and text of the mail to the hosts and the operator. What was typed freely is quoted, so it cannot pose as ours. */
export function contactMail(note: ContactNote): { subject: string; text: string } {
  const facts = [
    `Name: ${note.name}`,
    `Email: ${note.email}`,
    note.phone && `Phone: ${note.phone}`,
    note.preferredTimes && `Good times for a call: ${plainLine(note.preferredTimes)}`,
    note.account ? `Signed in as: ${note.account}` : 'Not signed in: name and email are as typed.',
    note.tripTitle && `Trip: ${tripWords(note.tripTitle, note.tripStartsOn)}`,
  ].filter(Boolean);
  const paragraphs = [
    note.topic === 'call'
      ? `${note.name} asks for a call.`
      : `${note.name} wrote through the contact page: ${TOPICS[note.topic]}.`,
    facts.join('\n'),
    ...(note.message ? [quoted(note.message)] : []),
    `Answer this mail and it reaches ${note.name}. All hosts of the trip and the operator received it.`,
  ];
  return { subject: `${note.name}: ${TOPICS[note.topic]}`, text: paragraphs.join('\n\n') };
}
