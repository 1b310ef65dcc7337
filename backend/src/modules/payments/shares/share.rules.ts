import { addDays } from '../../../../contracts/days.js';
import { SMALLEST_PAYMENT_CENTS } from '../../../../contracts/payment-terms.js';
import type { RefusalCode } from '../../../platform/errors/refusals.js';
import {
  type AttemptStatus,
  MONEY_UNKNOWN,
  refundableCents,
  type Returnable,
} from '../payment/payment.rules.js';

/**
 * Where a share stands. `waits`: another payment of the booking is under way, and one is taken at a time; `returned`: what it
 * was paid went back, or was taken back, and `partly_returned`: some of it; `settled`: nothing is left to pay of the booking;
 * `not_yet`: its first payment is the buyer's; `cancelled`: the booking was, or the trip does not take place.
 */
export type ShareState =
  | 'open'
  | 'waits'
  | 'confirming'
  | 'paid'
  | 'partly_returned'
  | 'returned'
  | 'withdrawn'
  | 'ended'
  | 'cancelled'
  | 'settled'
  | 'not_yet';

/** Shares in these states take part of what is left to pay: it is not asked of others. */
const ASKED: readonly ShareState[] = ['open', 'waits', 'confirming'];
/** The link of these still leads somewhere: the buyer may copy it again, or withdraw it. */
export const OPEN_LINK: readonly ShareState[] = ['open', 'waits', 'confirming', 'settled', 'not_yet'];
/** Its money came, whatever became of it. */
export const CAME: readonly ShareState[] = ['paid', 'partly_returned', 'returned'];

/** How the booking stands that shares are of. */
export interface BookingFacts {
  /** `YYYY-MM-DD` in the trip's zone. */
  today: string;
  /** It was cancelled, or its trip does not take place. */
  isCancelled: boolean;
  owedCents: number;
  /** Whether its first payment was made: that takes the places and settles the plan, and is the buyer's. */
  hasBegun: boolean;
}

export interface ShareFacts extends BookingFacts {
  isWithdrawn: boolean;
  /** The last day on which it may be paid. */
  endsOn: string;
  /** Of the attempts to pay it. */
  attempts: readonly AttemptStatus[];
  /** Money of another payment of the booking is on its way. */
  isOtherUnderWay: boolean;
}

/** By which of its attempts a share stands as it does, from what says most. */
export const SAYS: Partial<Record<ShareState, readonly AttemptStatus[]>> = {
  paid: ['completed'],
  partly_returned: ['partially_refunded'],
  confirming: MONEY_UNKNOWN,
  returned: ['refunded', 'reversed'],
};

/** How an attempt counts for its share: of one that a bank took back in part, the rest is here. */
export function countsAs(attempt: Returnable): AttemptStatus {
  return attempt.status === 'reversed' && refundableCents(attempt) > 0
    ? 'partially_refunded'
    : attempt.status;
}

/**
 * Derived from its attempts, and never stored. Whose money went back has paid once and is not asked a second time: that takes
 * another share.
 */
export function shareState(facts: ShareFacts): ShareState {
  const { attempts, isCancelled, isWithdrawn, endsOn, today, owedCents } = facts;
  for (const state of ['paid', 'partly_returned', 'confirming', 'returned'] as const)
    if (attempts.some((status) => SAYS[state]?.includes(status))) return state;
  if (isCancelled) return 'cancelled';
  if (isWithdrawn) return 'withdrawn';
  if (today > endsOn) return 'ended';
  if (owedCents <= 0) return 'settled';
  if (!facts.hasBegun) return 'not_yet';
  return facts.isOtherUnderWay ? 'waits' : 'open';
}

/** Why nothing can be paid by the link of a share, by where it stands. */
export const NOT_PAYABLE = {
  confirming: 'payment.under_way',
  waits: 'payment.under_way',
  paid: 'share.paid',
  partly_returned: 'share.paid',
  returned: 'share.returned',
  withdrawn: 'share.withdrawn',
  ended: 'share.ended',
  cancelled: 'payment.booking_cancelled',
  settled: 'payment.already_paid',
  not_yet: 'share.not_yet',
} as const satisfies Record<Exclude<ShareState, 'open'>, RefusalCode>;
export type NotPayable = (typeof NOT_PAYABLE)[keyof typeof NOT_PAYABLE];

/**
 * How long a link takes money: two months, for a link that lies about longer is paid by mistake, and who pays later is
 * better asked anew.
 */
const DAYS_OPEN = 60;

/** The last day on which a share made today may be paid. */
export function endOfNew(today: string): string {
  return addDays(today, DAYS_OPEN);
}

/** The last day on which it may be paid: before the trip begins, wherever that has moved since. */
export function lastDayOf(endsOn: string, tripStartsOn: string): string {
  const dayBefore = addDays(tripStartsOn, -1);
  return endsOn < dayBefore ? endsOn : dayBefore;
}

/** What a link takes: less is left than it asks for where somebody has paid since. */
export function payableShareCents(amountCents: number, owedCents: number): number {
  return Math.min(amountCents, Math.max(owedCents, 0));
}

/** What a new share may ask for, in cents; nothing is left to ask for where `most` is 0. */
export interface ShareRange {
  least: number;
  most: number;
}

export function newShareRange(owedCents: number, askedCents: number): ShareRange {
  const most = Math.max(owedCents - askedCents, 0);
  return { least: Math.min(SMALLEST_PAYMENT_CENTS, most), most };
}

/** A traveller's even part of what is left to pay; the odd cent stays with the buyer. */
export function evenShareCents(owedCents: number, travellers: number, { least, most }: ShareRange): number {
  return Math.max(least, Math.min(Math.floor(owedCents / travellers), most));
}

interface Asking {
  state: ShareState;
  amountCents: number;
}

/** The shares that ask for money now. */
export function asking<S extends Asking>(shares: readonly S[]): S[] {
  return shares.filter(({ state }) => ASKED.includes(state));
}

/** More than a cabin's travellers with their families need; each is a promise of money that may not come. */
const MOST_OPEN_SHARES = 10;

/** Why a buyer can make no share now. `all_asked`: what is left to pay is asked of others already. */
export type ShareObstacle = 'not_yet' | 'settled' | 'all_asked' | 'too_many' | 'too_late' | 'cancelled';

interface NewShareFacts extends BookingFacts {
  /** What open shares ask for, and how many these are. */
  askedCents: number;
  open: number;
  /** `YYYY-MM-DD`. */
  tripStartsOn: string;
}

export function shareObstacle(facts: NewShareFacts): ShareObstacle | null {
  const { isCancelled, owedCents, hasBegun, askedCents, open, today, tripStartsOn } = facts;
  if (isCancelled) return 'cancelled';
  if (owedCents <= 0) return 'settled';
  if (!hasBegun) return 'not_yet';
  if (lastDayOf(endOfNew(today), tripStartsOn) < today) return 'too_late';
  if (open >= MOST_OPEN_SHARES) return 'too_many';
  return askedCents >= owedCents ? 'all_asked' : null;
}

export const NO_NEW_SHARE: Record<ShareObstacle, RefusalCode> = {
  not_yet: 'share.not_yet',
  settled: 'share.nothing_left',
  all_asked: 'share.all_asked',
  too_many: 'share.too_many',
  too_late: 'share.too_late',
  cancelled: 'share.booking_ended',
};
