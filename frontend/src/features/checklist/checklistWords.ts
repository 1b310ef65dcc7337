import type { Checklist, ChecklistItem } from '../../api/records';
import { paths } from '../../lib/paths';
import { formatDay } from '../../lib/time/dates';

type Key = ChecklistItem['key'];

interface Words {
  title: string;
  /** Why it is asked. */
  text: string;
  /** Where it is done. */
  to: string;
}

export const CHECKLIST_WORDS: Record<Key, Words> = {
  payment: {
    title: 'Pay for your trip',
    text: 'The chat and the guest list open when it is paid in full.',
    to: paths.guestPayment(),
  },
  details: {
    title: 'Birth date and emergency contact',
    text: 'The ship needs both for its list of passengers.',
    to: paths.guestProfile('travellers'),
  },
  answers: {
    title: 'Questions of your hosts',
    text: 'What they have to know of every traveller to run the trip.',
    to: paths.guestProfile('travellers'),
  },
  passport: {
    title: 'Passport number',
    text: 'The ports ask the ship for it. We keep it sealed.',
    to: paths.guestProfile('travellers'),
  },
  waiver: {
    title: 'Sign the waiver',
    text: 'Every traveller signs once.',
    to: paths.guestProfile('waiver'),
  },
  insurance: {
    title: 'Proof of insurance',
    text: 'A page that shows name, policy and dates.',
    to: paths.guestProfile('documents'),
  },
  passport_copy: {
    title: 'Copy of the passport',
    text: 'The page with the photo, so that the hosts can check it.',
    to: paths.guestProfile('documents'),
  },
  check_in: {
    title: 'Check in online',
    text: 'Say that everything is right and that you come.',
    to: paths.guestProfile('check-in'),
  },
};

/** Of the payment, where the guests' pages open with the deposit. */
export const PAID_BY_PARTS = 'The chat and the guest list stay open while every part is paid by its day.';

/** Of the waiver, where somebody has signed another text of it. */
const SIGNED_BEFORE = 'The waiver has changed since it was signed: please read it and sign it again.';

/** How many things are done, of how many. */
export function progressOf({ items }: Checklist): { done: number; total: number } {
  return { done: items.filter(({ state }) => state === 'done').length, total: items.length };
}

type Asked = Pick<ChecklistItem, 'key' | 'askedAnewOn' | 'againFor'>;

/** Why a thing on the list is asked: what is asked anew says so, or nobody would look where everything was done. */
export function askedWords({ key, askedAnewOn, againFor }: Asked): string {
  if (againFor.length > 0) return SIGNED_BEFORE;
  return askedAnewOn
    ? `Your hosts asked something new on ${formatDay(askedAnewOn)}.`
    : CHECKLIST_WORDS[key].text;
}
