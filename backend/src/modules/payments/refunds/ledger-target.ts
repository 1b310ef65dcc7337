import type { EntityManager } from 'typeorm';
import { type NewEntry, postEntry } from '../../guests/booking-ledger.js';

/**
 * Brings what is posted under a reference to an amount, by a further line where that is needed: a ledger takes nothing
 * back. Called again it posts nothing. The caller holds the booking's row lock.
 */
export async function postUpTo(manager: EntityManager, line: NewEntry): Promise<void> {
  const rows: { posted: string | null; lines: string }[] = await manager.query(
    `SELECT sum(amount_cents) AS posted, count(*) AS lines FROM ledger_entries
      WHERE booking_id = $1 AND (external_ref = $2 OR starts_with(external_ref, $2 || ':again:'))`,
    [line.bookingId, line.externalRef],
  );
  const [{ posted, lines } = { posted: null, lines: '0' }] = rows;
  const amountCents = line.amountCents - Number(posted ?? 0);
  if (amountCents === 0) return;
  const externalRef = lines === '0' ? line.externalRef : `${line.externalRef}:again:${lines}`;
  await postEntry(manager, { ...line, amountCents, externalRef });
}
