import type { EntityManager } from 'typeorm';
import type { LockedBooking } from '../booking-lock.js';
import type { Part } from '../quote/quote.rules.js';
import { Instalment } from './instalment.entity.js';

/** What a booking is to be paid in, in the order in which money pays it. */
export function partsOf(manager: EntityManager, bookingId: number): Promise<Instalment[]> {
  return manager.find(Instalment, { where: { bookingId }, order: { position: 'ASC' } });
}

/** The parts of a booking's plan, in their order, in place of those it had; none for who owes nothing. */
export async function writeParts(
  manager: EntityManager,
  { id: bookingId }: LockedBooking,
  parts: readonly Part[],
): Promise<void> {
  await manager.delete(Instalment, { bookingId });
  const rows = parts.map((part, i) => ({ ...part, bookingId, position: i + 1 }));
  if (rows.length > 0) await manager.insert(Instalment, rows);
}
