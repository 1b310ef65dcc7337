import type { Session } from '../../api/session';
import { paths } from '../../lib/paths';

/** The place of who meets the gate; null for who has booked nothing. */
type Place = NonNullable<Session['guest']>['place'] | null;

export interface Way {
  to: string;
  label: string;
}
interface Words {
  /** What closes the pages to somebody signed in, and what opens them. */
  reason: string;
  /** What they can do about it, the main way first. */
  ways: readonly Way[];
  /** Whether they may have paid just now. */
  mayHavePaid: boolean;
}

const PRICING = { to: paths.pricing(), label: 'View Pricing & Book Trip' };
const PAYMENTS = { to: paths.guestPayment(), label: 'Payments and receipts' };
const OPENS_PAID = 'It opens for you by itself as soon as your trip is paid.';
/** Where the pages open with the deposit, and stay open while each part is paid by its day. */
const OPENS_WITH_DEPOSIT = 'It opens for you by itself as soon as what is due is paid.';

const ended = (reason: string): Words => ({ reason, ways: [PRICING, PAYMENTS], mayHavePaid: false });

const WORDS: Record<NonNullable<Place>, Words> = {
  kept: {
    reason: OPENS_PAID,
    ways: [{ to: paths.guestPayment(), label: 'See what is left to pay' }],
    mayHavePaid: true,
  },
  waiting: {
    reason: 'You are on the waiting list. It opens for you by itself once a place is yours and paid.',
    ways: [{ to: paths.guestPayment(), label: 'Your place on the waiting list' }],
    mayHavePaid: false,
  },
  cancelled: ended('Your booking is cancelled, and the pages of its group closed with it.'),
  called_off: ended('Your trip was called off, and the pages of its group closed with it.'),
};
const UNBOOKED: Words = { reason: OPENS_PAID, ways: [PRICING], mayHavePaid: true };

/** What the gate says to whom it meets; `opensWithDeposit` as the site has it. */
export function closedWords(place: Place, opensWithDeposit: boolean): Words {
  const words = place ? WORDS[place] : UNBOOKED;
  return opensWithDeposit && words.reason === OPENS_PAID ? { ...words, reason: OPENS_WITH_DEPOSIT } : words;
}
