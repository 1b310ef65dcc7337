import type { EntityManager } from 'typeorm';
import type { Booking } from '../../bookings/booking.entity.js';
import type { Payment } from '../payment/payment.entity.js';
import type { PaymentShare } from './payment-share.entity.js';
import { sharesOf } from './share-rows.js';

/** The share that a payment pays; null for one of the buyer's. */
export async function shareOf(
  manager: EntityManager,
  { shareId }: Pick<Payment, 'shareId'>,
): Promise<PaymentShare | null> {
  return shareId ? ((await sharesOf(manager, { id: shareId }))[0] ?? null) : null;
}

/** The booking's share whose payment has this invoice number; null for one of the buyer's. */
export async function shareOfInvoice(
  manager: EntityManager,
  { id: bookingId }: Booking,
  invoiceId: string,
): Promise<PaymentShare | null> {
  const shares = await sharesOf(manager, { bookingId });
  return shares.find(({ id }) => invoiceId.startsWith(`${id}-`)) ?? null;
}
