import type { Booking } from '../../bookings/booking.entity.js';
import { guestStatus } from '../../bookings/booking.rules.js';
import { coveredCents, paidOfParts } from '../../bookings/ledger/derive.rules.js';
import { bookingReference } from '../../bookings/guest.view.js';
import type { Instalment } from '../../bookings/ledger/instalment.entity.js';
import type { LedgerEntry } from '../../bookings/ledger/ledger-entry.entity.js';
import type { Trip } from '../../trips/trip.entity.js';
import type { Credit } from '../credits/credit.entity.js';
import { usableCredits } from '../credits/credit.rules.js';
import type { Payment } from '../payment/payment.entity.js';
import { paidOn } from '../payment/paid-on.js';
import { leftOf, refundableCents, RECEIVED } from '../payment/payment.rules.js';
import type { Refund } from '../refunds/refund.entity.js';
import type { PaymentShare } from '../shares/payment-share.entity.js';
import { IN_FLIGHT, REFUSED, toOthersCents, waitsForHost } from '../refunds/refund.rules.js';
import type {
  BookingMoneyDto,
  CreditLineDto,
  HostRefundLineDto,
  PaidBy,
  PaymentLineDto,
} from './booking-money.dto.js';
import { priceChanges } from '../cabin-change/cabin-lines.js';
import { keptCents, ledgerSums, owedBackCents } from './booking-money.rules.js';

/** The rows of one booking's money. */
export interface MoneyRows {
  booking: Booking;
  trip: Trip;
  entries: LedgerEntry[];
  parts: Instalment[];
  payments: Payment[];
  refunds: Refund[];
  credits: Credit[];
  shares: PaymentShare[];
  /** Today in the trip's zone. */
  today: string;
}

export interface MoneyView extends BookingMoneyDto {
  refunds: HostRefundLineDto[];
}

export function bookingMoney(rows: MoneyRows): MoneyView {
  const { booking, trip, entries, payments, refunds, credits, today } = rows;
  const sums = ledgerSums(entries);
  const backCents = owedBackCents(sums.owedCents, refunds);
  return {
    id: booking.publicId,
    reference: bookingReference(booking),
    tripId: trip.id,
    tripTitle: trip.title,
    status: guestStatus(booking.status),
    plan: booking.plan,
    totals: {
      ...sums,
      onItsWayBackCents: sumCents(refunds.filter(({ status }) => IN_FLIGHT.includes(status))),
      owedBackCents: backCents,
      owedBackToOthersCents: toOthersCents(backCents, payments.toReversed().map(leftOf)),
      refundableCents: payments.reduce((sum, payment) => sum + refundableCents(payment), 0),
    },
    schedule: schedule(rows, keptCents(sums), sums.owedCents),
    payments: payments.map((payment) => paymentLine(payment, rows)),
    refunds: refunds.map((refund) => refundLine(refund, rows)),
    credits: credits.map((credit) => creditLine(credit, today)),
    priceChanges: priceChanges(entries),
    usableCreditCents: usableCredits(credits, today).reduce((sum, credit) => sum + credit.remainingCents, 0),
  };
}

function schedule({ booking, parts }: MoneyRows, paid: number, owed: number) {
  const settled = paidOfParts(parts, coveredCents(booking.status, parts, { paid, owed }));
  return parts.map(({ position, kind, dueOn, amountCents }, i) => ({
    position,
    kind,
    dueOn,
    amountCents,
    paidCents: settled[i] ?? 0,
  }));
}

export function paidBy({ method, means }: Payment): PaidBy {
  return method === 'manual' ? (means ?? 'other') : 'paypal';
}

function paymentLine(payment: Payment, { trip, entries, shares }: MoneyRows): PaymentLineDto {
  return {
    id: payment.invoiceId,
    paidOn: paidOn(payment, trip),
    at: (payment.completedAt ?? payment.updatedAt).toISOString(),
    purpose: payment.purpose,
    paidBy: paidBy(payment),
    amountCents: payment.amountCents,
    status: payment.status,
    refundedCents: refundedOf(payment, entries),
    refundableCents: refundableCents(payment),
    shareName: shares.find(({ id }) => id === payment.shareId)?.name ?? null,
    hasReceipt: RECEIVED.includes(payment.status),
  };
}

export function refundedOf({ id }: Payment, entries: readonly LedgerEntry[]): number {
  return sumCents(entries.filter(({ kind, paymentId }) => kind === 'refund' && paymentId === id));
}

function refundLine(refund: Refund, { payments, booking }: MoneyRows): HostRefundLineDto {
  const payment = payments.find(({ id }) => id === refund.paymentId);
  const { publicId, createdAt, completedAt, givenMeans, givenOn } = refund;
  const { amountCents, status, reason, effect, source, lastIssue } = refund;
  return {
    id: publicId,
    paymentId: payment?.invoiceId ?? '',
    at: createdAt.toISOString(),
    completedAt: completedAt?.toISOString() ?? null,
    amountCents,
    status,
    reason,
    effect,
    source,
    lastIssue,
    goesBackBy: givenMeans ?? (payment ? paidBy(payment) : 'paypal'),
    givenOn,
    isHostsToGive: waitsForHost(refund),
    canBeGiven:
      !booking.disputed &&
      (waitsForHost(refund) ||
        (REFUSED.includes(status) && !!payment && refundableCents(payment) >= amountCents)),
  };
}

function creditLine(credit: Credit, today: string): CreditLineDto {
  const { id, createdAt, amountCents, remainingCents, reason, expiresOn } = credit;
  return {
    id,
    at: createdAt.toISOString(),
    amountCents,
    remainingCents,
    reason,
    expiresOn,
    state: creditState(credit, today),
  };
}

function creditState(
  { takenBackAt, remainingCents, expiresOn }: Credit,
  today: string,
): CreditLineDto['state'] {
  if (takenBackAt) return 'void';
  if (remainingCents === 0) return 'used';
  return expiresOn !== null && expiresOn < today ? 'expired' : 'open';
}

function sumCents(rows: readonly { amountCents: number }[]): number {
  return rows.reduce((sum, { amountCents }) => sum + amountCents, 0);
}
