import { type EntityManager, In } from 'typeorm';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { Payment } from './payment.entity.js';
import { CAPTURABLE, MONEY_UNKNOWN } from './payment.rules.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';

/** Whether money may be on its way to this booking. */
export function isMoneyUnderWay(manager: EntityManager, { id }: LockedBooking): Promise<boolean> {
  return manager.existsBy(Payment, { bookingId: id, status: In([...MONEY_UNKNOWN]) });
}

/** Throws `payment.under_way` while {@link isMoneyUnderWay}. */
export async function assertNothingUnderWay(manager: EntityManager, booking: LockedBooking): Promise<void> {
  if (await isMoneyUnderWay(manager, booking)) throw new DomainError('payment.under_way');
}

/**
 * For what takes no money from the buyer: what PayPal holds back stops only another charge, and goes back should it come for
 * nothing. Throws `payment.under_way` while a payment is being taken.
 */
export async function assertNothingTaken(manager: EntityManager, { id }: Booking): Promise<void> {
  const taken = await manager.existsBy(Payment, { bookingId: id, status: 'capturing' });
  if (taken) throw new DomainError('payment.under_way');
}

/** Ends the orders that are open at PayPal, or those of one share: they are never captured, even when the buyer has approved one. */
export async function voidOpenAttempts(
  manager: EntityManager,
  { id }: Booking,
  of: { shareId?: string } = {},
): Promise<void> {
  const open = { ...of, bookingId: id, status: In([...CAPTURABLE]) };
  await manager.update(Payment, open, { status: 'voided', nextCheckAt: null });
}
