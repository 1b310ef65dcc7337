import type { EntityManager } from 'typeorm';
import { lockBooking, type LockedBooking } from '../../bookings/booking-lock.js';
import { Payment } from './payment.entity.js';

/** A booking and one of its payments, their rows locked by this transaction. */
export interface LockedPayment {
  booking: LockedBooking;
  payment: Payment;
}

/**
 * The booking and the payment, locked until the transaction ends. Always in this order, everywhere, so that two
 * transactions never wait for one another.
 */
export async function lockPayment(manager: EntityManager, paymentId: number): Promise<LockedPayment> {
  const { bookingId } = await manager.findOneByOrFail(Payment, { id: paymentId });
  const booking = await lockBooking(manager, bookingId);
  const payment = await manager.findOneOrFail(Payment, {
    where: { id: paymentId },
    lock: { mode: 'pessimistic_write' },
  });
  return { booking, payment };
}
