import { firstNameOf } from '../../../../contracts/person-name.js';
import { plainLine } from '../../../../contracts/plain-line.js';
import { cleanText } from '../../../platform/text/clean-text.js';
import { dollars } from '../../bookings/quote/money-text.js';
import type { GuestFacts } from './segment.rules.js';

/** What hosts may write in braces, and what stands there in each guest's mail. */
const PLACEHOLDERS = ['first name', 'trip', 'amount due', 'next part date', 'payment link'] as const;
type Placeholder = (typeof PLACEHOLDERS)[number];

export interface LetterPlace {
  tripTitle: string;
  siteUrl: string;
  /** "July 7, 2025". */
  longDay: (day: string) => string;
  /** Whether the reader may know the amounts: each guest does, a host with the right to money. */
  mayMoney: boolean;
}

const IN_BRACES = /\{([^{}\n]{1,40})\}/g;
/** What a host typed, as a mail can carry it. */
export function letterText(text: string): string {
  return cleanText(text.replaceAll('\t', ' '));
}

/** A subject is one line: a line break in a mail's head would begin another header. */
export function cleanSubject(subject: string): string {
  return plainLine(subject);
}

/** Words in braces that mean nothing, each once, so that nobody mails "{frist name}". */
export function unknownPlaceholders(text: string): string[] {
  const words = [...text.matchAll(IN_BRACES)].map(([, word = '']) => word);
  return [...new Set(words.filter((word) => findPlaceholder(word) === undefined))];
}

/** The text as one guest reads it. */
export function filled(text: string, guest: GuestFacts, place: LetterPlace): string {
  return text.replace(IN_BRACES, (whole, word: string) => {
    const placeholder = findPlaceholder(word);
    return placeholder ? VALUES[placeholder](guest, place) : whole;
  });
}

/** Whether a text speaks of money to somebody who owes none: an amount of $0, a date that is not there. */
export function isPointless(text: string, { owedCents, openParts }: GuestFacts): boolean {
  const words = [...text.matchAll(IN_BRACES)].map(([, word = '']) => findPlaceholder(word));
  if (words.includes('next part date') && openParts.length === 0) return true;
  return owedCents <= 0 && (words.includes('amount due') || words.includes('payment link'));
}

/** Whatever the case, and with blanks around it. */
function findPlaceholder(word: string): Placeholder | undefined {
  const meant = word.trim().toLowerCase();
  return PLACEHOLDERS.find((placeholder) => placeholder === meant);
}

const VALUES: Record<Placeholder, (guest: GuestFacts, place: LetterPlace) => string> = {
  'first name': ({ name }) => firstNameOf(name),
  trip: (_, { tripTitle }) => tripTitle,
  'amount due': ({ owedCents }, { mayMoney }) => (mayMoney ? dollars(Math.max(owedCents, 0)) : 'an amount'),
  'next part date': ({ openParts: [next] }, { longDay }) => (next ? longDay(next.dueOn) : 'no date'),
  // Whoever follows the link reads the amounts.
  'payment link': ({ payerId }, { siteUrl, mayMoney }) =>
    mayMoney ? `${siteUrl}/template/payment/${payerId}` : 'a link to pay by',
};
