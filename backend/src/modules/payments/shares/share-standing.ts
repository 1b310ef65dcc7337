import { type EntityManager, IsNull, Not } from 'typeorm';
import type { Booking } from '../../bookings/booking.entity.js';
import { balanceCents } from '../../bookings/ledger/booking-ledger.js';
import { dateInZone, type SaleableTrip } from '../../trips/trips.service.js';
import { hasBegunToPay } from '../owner/due.rules.js';
import { Payment } from '../payment/payment.entity.js';
import { KEPT, MONEY_UNKNOWN } from '../payment/payment.rules.js';
import { PaymentShare } from './payment-share.entity.js';
import {
  type BookingFacts,
  lastDayOf,
  payableShareCents,
  type ShareState,
  shareState,
} from './share.rules.js';

/** A share, and how it stands now. */
export interface ShareStanding {
  share: PaymentShare;
  state: ShareState;
  /** What its link takes, or has taken, in cents: never more than is left to pay. */
  amountCents: number;
  /** The payment that has come, or that PayPal has not decided about. */
  payment: Payment | null;
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
}

/** One moment's picture under the booking's lock, or in REPEATABLE READ. */
export async function bookingShares(
  manager: EntityManager,
  { booking, trip, now }: About,
): Promise<BookingShares> {
  const bookingId = booking.id;
  const order = { createdAt: 'ASC', id: 'ASC' } as const;
  const shares = await manager.find(PaymentShare, { where: { bookingId }, order });
  const payments = await manager.findBy(Payment, { bookingId, shareId: Not(IsNull()) });
  const owedCents = await balanceCents(manager, bookingId);
  const facts: BookingFacts = {
    today: dateInZone(now, trip.timeZone),
    isCancelled: booking.status === 'cancelled' || trip.calledOffAt !== null,
    owedCents,
    hasBegun: hasBegunToPay(booking, owedCents),
  };
  const standings = shares.map((share) => {
    const own = payments.filter(({ shareId }) => shareId === share.id);
    return standingOf(share, own, { facts, endsOn: lastDayOf(share.endsOn, trip.startDate) });
  });
  return { facts, standings };
}

function standingOf(
  share: PaymentShare,
  payments: readonly Payment[],
  { facts, endsOn }: { facts: BookingFacts; endsOn: string },
): ShareStanding {
  const attempts = payments.map(({ status }) => status);
  const state = shareState({ ...facts, endsOn, attempts, isWithdrawn: share.withdrawnAt !== null });
  const payment = payingOf(payments, state);
  const asked = state === 'open' ? payableShareCents(share.amountCents, facts.owedCents) : share.amountCents;
  return { share, state, endsOn, payment, amountCents: payment?.amountCents ?? asked };
}

function payingOf(payments: readonly Payment[], state: ShareState): Payment | null {
  const wanted = state === 'paid' ? KEPT : state === 'confirming' ? MONEY_UNKNOWN : [];
  return payments.find(({ status }) => wanted.includes(status)) ?? null;
}
