import { type EntityManager, In } from 'typeorm';
import { LedgerEntry } from './ledger/ledger-entry.entity.js';

/** What a booking costs in all, in cents: its charge, discount and adjustments, without what was paid. */
export async function costCents(manager: EntityManager, bookingId: number): Promise<number> {
  const kind = In(['charge', 'discount', 'adjustment']);
  return (await manager.sum(LedgerEntry, 'amountCents', { bookingId, kind })) ?? 0;
}
