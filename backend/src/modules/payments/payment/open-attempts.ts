import { type EntityManager, type FindOptionsWhere, In } from 'typeorm';
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

/**
 * Ends the orders that are open at PayPal, or those of shares alone: they are never captured, even when the buyer has
 * approved one.
 */
export async function voidOpenAttempts(
  manager: EntityManager,
  { id }: Booking,
  of: Pick<FindOptionsWhere<Payment>, 'shareId'> = {},
): Promise<void> {
  const open = { ...of, bookingId: id, status: In([...CAPTURABLE]) };
  await manager.update(Payment, open, { status: 'voided', nextCheckAt: null });
}

/**
 * Ends the open attempts of a booking for a new one, which is somebody's own again or another payer's. Who began the other is at
 * PayPal meanwhile and may approve it for nothing: PayPal is asked at `askAt`, so that they hear of it. Throws
 * `payment.under_way` while money is on its way, and for another payer where the books know an approval: that is taken first.
 * @param shareId what the new one pays; null for the buyer's
 */
export async function makeWay(
  manager: EntityManager,
  booking: LockedBooking,
  { shareId, askAt }: { shareId: string | null; askAt: Date },
): Promise<void> {
  await assertNothingUnderWay(manager, booking);
  const open = await manager.findBy(Payment, { bookingId: booking.id, status: In([...CAPTURABLE]) });
  const others = open.filter((payment) => payment.shareId !== shareId);
  if (others.some(({ status }) => status === 'approved')) throw new DomainError('payment.under_way');
  await voidOpenAttempts(manager, booking);
  // Of a form nobody can be asked, and of a decline its payer has heard.
  const asked = others
    .filter(({ method, status }) => method === 'paypal_orders' && status !== 'declined')
    .map(({ id }) => id);
  if (asked.length > 0) await manager.update(Payment, { id: In(asked) }, { nextCheckAt: askAt, checks: 0 });
}
