import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Booking } from '../../bookings/booking.entity.js';
import { Payment } from './payment.entity.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';

type Asked = Pick<Payment, 'purpose' | 'method' | 'amountCents' | 'status'> & Partial<Payment>;

/** Stores a new attempt to pay the booking, made at `now`; without an invoice id of its own it gets the booking's next one. */
export async function newPayment(
  manager: EntityManager,
  booking: LockedBooking,
  now: Date,
  asked: Asked,
): Promise<Payment> {
  const payment = manager.create(Payment, {
    ...asked,
    bookingId: booking.id,
    invoiceId: asked.invoiceId ?? (await nextInvoiceId(manager, booking)),
    createRequestId: randomUUID(),
    createdAt: now,
    updatedAt: now,
  });
  return manager.save(payment);
}

/** `<booking's public id>-<n>`: the next free number. */
async function nextInvoiceId(manager: EntityManager, { id, publicId }: Booking): Promise<string> {
  return `${publicId}-${(await manager.countBy(Payment, { bookingId: id })) + 1}`;
}
