import type { EntityManager } from 'typeorm';
import type { Booking } from '../../bookings/booking.entity.js';
import { hasBegunToPay } from '../../bookings/ledger/begun.rules.js';
import { balanceCents } from '../../bookings/ledger/booking-ledger.js';
import { dateInZone, type SaleableTrip } from '../../trips/trips.service.js';
import { paidOn } from '../payment/paid-on.js';
import { Payment } from '../payment/payment.entity.js';
import { MONEY_UNKNOWN } from '../payment/payment.rules.js';
import type { PaymentShare } from './payment-share.entity.js';
import { returnedOf } from './returned-money.js';
import {
  type BookingFacts,
  CAME,
  countsAs,
  lastDayOf,
  NOT_PAYABLE,
  type NotPayable,
  payableShareCents,
  SAYS,
  type ShareState,
  shareState,
} from './share.rules.js';
import { sharesOf } from './share-rows.js';

/** A share, and how it stands now. */
export interface ShareStanding {
  share: PaymentShare;
  state: ShareState;
  /** What its link takes, or has taken, in cents: never more than is left to pay. */
  amountCents: number;
  /** The payment that has come, or that PayPal has not decided about. */
  payment: Payment | null;
  /** The day its money came, `YYYY-MM-DD` in the trip's zone. */
  paidOn: string | null;
  /** What of that went back or was taken back, in cents, and the last day on which some of it did. */
  returnedCents: number;
  returnedOn: string | null;
  /** The last day on which it may be paid. */
  endsOn: string;
}

/** The shares of a booking, the oldest first, and what they are judged by. */
export interface BookingShares {
  facts: BookingFacts;
  standings: ShareStanding[];
}

interface About {
  booking: Booking;
  trip: SaleableTrip;
  now: Date;
  /** The attempt that asks whether it may be taken: it stands in its own way no more than one that is not there. */
  asksPaymentId?: number;
}

/** One moment's picture under the booking's lock, or in REPEATABLE READ. */
export async function bookingShares(
  manager: EntityManager,
  { booking, trip, now, asksPaymentId }: About,
): Promise<BookingShares> {
  const bookingId = booking.id;
  const shares = await sharesOf(manager, { bookingId });
  const payments = (await manager.findBy(Payment, { bookingId })).filter(({ id }) => id !== asksPaymentId);
  const owedCents = await balanceCents(manager, bookingId);
  const facts: BookingFacts = {
    today: dateInZone(now, trip.timeZone),
    isCancelled: booking.status === 'cancelled' || trip.calledOffAt !== null,
    owedCents,
    hasBegun: hasBegunToPay(booking, owedCents),
  };
  const standings: ShareStanding[] = [];
  for (const share of shares) standings.push(await standingOf(manager, share, { facts, payments, trip }));
  return { facts, standings };
}

/** What keeps this share's link from taking money, by {@link NOT_PAYABLE}; null where nothing does. */
export async function shareRefusal(
  manager: EntityManager,
  shareId: string,
  about: About,
): Promise<NotPayable | null> {
  const { standings } = await bookingShares(manager, about);
  const state = standings.find(({ share }) => share.id === shareId)?.state ?? 'withdrawn';
  return state === 'open' ? null : NOT_PAYABLE[state];
}

async function standingOf(
  manager: EntityManager,
  share: PaymentShare,
  { facts, payments, trip }: { facts: BookingFacts; payments: readonly Payment[]; trip: SaleableTrip },
): Promise<ShareStanding> {
  const endsOn = lastDayOf(share.endsOn, trip.startDate);
  const own = payments.filter(({ shareId }) => shareId === share.id);
  const state = shareState({
    ...facts,
    endsOn,
    attempts: own.map(countsAs),
    isWithdrawn: share.withdrawnAt !== null,
    isOtherUnderWay: payments.some((one) => one.shareId !== share.id && MONEY_UNKNOWN.includes(one.status)),
  });
  const payment = own.find((attempt) => SAYS[state]?.includes(countsAs(attempt))) ?? null;
  const isAsked = state === 'open' || state === 'waits';
  const asked = isAsked ? payableShareCents(share.amountCents, facts.owedCents) : share.amountCents;
  const came = payment && CAME.includes(state) ? payment : null;
  return {
    share,
    state,
    endsOn,
    payment,
    amountCents: payment?.amountCents ?? asked,
    paidOn: came && paidOn(came, trip),
    ...(came && state !== 'paid'
      ? await returnedOf(manager, came, trip)
      : { returnedCents: 0, returnedOn: null }),
  };
}
