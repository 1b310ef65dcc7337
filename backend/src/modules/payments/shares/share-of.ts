import type { EntityManager } from 'typeorm';
import type { Booking } from '../../bookings/booking.entity.js';
import type { Payment } from '../payment/payment.entity.js';
import type { PaymentShare } from './payment-share.entity.js';
import { sharesOf } from './share-rows.js';

/** The name of who pays a share by its link; null where the buyer pays. */
export async function payerOf(
  manager: EntityManager,
  { shareId }: Pick<Payment, 'shareId'>,
): Promise<string | null> {
  if (shareId === null) return null;
  const [share] = await sharesOf(manager, { id: shareId });
  return share?.name ?? null;
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
