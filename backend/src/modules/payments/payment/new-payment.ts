import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { countOf } from '../../../platform/database/rows.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { Payment } from './payment.entity.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';

type Asked = Pick<Payment, 'purpose' | 'method' | 'amountCents' | 'status'> & Partial<Payment>;

/** Stores a new attempt to pay the booking, made at `now`; without an invoice id of its own it gets the next one of the booking or the share. */
export async function newPayment(
  manager: EntityManager,
  booking: LockedBooking,
  now: Date,
  asked: Asked,
): Promise<Payment> {
  const payment = manager.create(Payment, {
    ...asked,
    bookingId: booking.id,
    invoiceId: asked.invoiceId ?? (await nextInvoiceId(manager, booking, asked.shareId ?? booking.publicId)),
    createRequestId: randomUUID(),
    createdAt: now,
    updatedAt: now,
  });
  return manager.save(payment);
}

/**
 * `<public id>-<n>` of the booking or, as its payer reads it in PayPal's window, of the share: after the last number. After a
 * restore some before it may be missing.
 */
async function nextInvoiceId(manager: EntityManager, { id }: Booking, publicId: string): Promise<string> {
  const last = await countOf(
    manager,
    `SELECT COALESCE(max(n::int), 0) AS count
       FROM (SELECT substring(invoice_id FROM length($2::text) + 2) AS n FROM payments
              WHERE booking_id = $1 AND starts_with(invoice_id, $2::text || '-')) AS numbered
      WHERE n ~ '^[0-9]{1,8}$'`,
    [id, publicId],
  );
  return `${publicId}-${last + 1}`;
}
