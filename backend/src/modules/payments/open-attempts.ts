import { type EntityManager, In } from 'typeorm';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { Booking } from '../guests/booking.entity.js';
import { Payment } from './payment.entity.js';
import { CAPTURABLE, MONEY_UNKNOWN } from './payment.rules.js';

/** Throws `payment.under_way` while money may be on its way. The caller holds the booking's row lock. */
export async function assertNothingUnderWay(manager: EntityManager, { id }: Booking): Promise<void> {
  const underWay = { bookingId: id, status: In([...MONEY_UNKNOWN]) };
  if (await manager.existsBy(Payment, underWay)) throw new DomainError('payment.under_way');
}

/** Ends the orders that are open at PayPal: they are never captured, even when the buyer has approved one. */
export async function voidOpenAttempts(manager: EntityManager, { id }: Booking): Promise<void> {
  const open = { bookingId: id, status: In([...CAPTURABLE]) };
  await manager.update(Payment, open, { status: 'voided', nextCheckAt: null });
}

/** `<booking's public id>-<n>`: the next free number. The caller holds the booking's row lock. */
export async function nextInvoiceId(manager: EntityManager, { id, publicId }: Booking): Promise<string> {
  return `${publicId}-${(await manager.countBy(Payment, { bookingId: id })) + 1}`;
}
