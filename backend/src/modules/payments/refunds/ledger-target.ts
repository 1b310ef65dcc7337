import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { rowOf } from '../../../platform/database/rows.js';
import { type NewEntry, postEntry } from '../../bookings/ledger/booking-ledger.js';

/**
 * Brings what is posted under a reference to an amount, by a further line where that is needed: a ledger takes nothing
 * back. Called again it posts nothing. Says whether it posted. The caller holds the booking's row lock.
 */
export async function postUpTo(manager: EntityManager, line: NewEntry): Promise<boolean> {
  const { posted, lines } = await linesUnder(manager, line.bookingId, line.externalRef);
  const amountCents = line.amountCents - posted;
  if (amountCents === 0) return false;
  const externalRef = lines === 0 ? line.externalRef : `${line.externalRef}:again:${lines}`;
  await postEntry(manager, { ...line, amountCents, externalRef });
  return true;
}

/** What is posted under a reference, in cents. */
export async function postedUnder(
  manager: EntityManager,
  bookingId: number,
  externalRef: string,
): Promise<number> {
  return (await linesUnder(manager, bookingId, externalRef)).posted;
}

const LINES = z.object({ posted: z.string().nullable(), lines: z.string() });

async function linesUnder(manager: EntityManager, bookingId: number, externalRef: string) {
  const sums = await rowOf(
    manager,
    LINES,
    `SELECT sum(amount_cents) AS posted, count(*) AS lines FROM ledger_entries
      WHERE booking_id = $1 AND (external_ref = $2 OR starts_with(external_ref, $2 || ':again:'))`,
    [bookingId, externalRef],
  );
  return { posted: Number(sums?.posted ?? 0), lines: Number(sums?.lines ?? 0) };
}
