import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { type Database, theRowOf } from '../../../platform/database/rows.js';
import { type NewEntry, postEntry } from '../../bookings/ledger/booking-ledger.js';

/**
 * Brings what is posted under a reference to an amount, by a further line where that is needed: a ledger takes nothing
 * back. Called again it posts nothing. Says whether it posted. The caller holds the booking's row lock.
 */
export async function postUpTo(manager: EntityManager, line: NewEntry): Promise<boolean> {
  const { posted, lines } = await linesUnder(manager, line.externalRef);
  const amountCents = line.amountCents - posted;
  if (amountCents === 0) return false;
  const externalRef = lines === 0 ? line.externalRef : `${line.externalRef}:again:${lines}`;
  await postEntry(manager, { ...line, amountCents, externalRef });
  return true;
}

const LINES = z.object({ posted: z.string(), lines: z.string() });

/** What is posted under a reference, in cents, by how many lines: the first has the reference, each further one is named after it. */
export async function linesUnder(
  db: Database,
  externalRef: string,
): Promise<{ posted: number; lines: number }> {
  const { posted, lines } = await theRowOf(
    db,
    LINES,
    // All are of the first one's booking: so they are found by indexes.
    `SELECT COALESCE(sum(amount_cents), 0) AS posted, count(*) AS lines FROM ledger_entries
      WHERE booking_id = (SELECT booking_id FROM ledger_entries WHERE external_ref = $1)
        AND (external_ref = $1 OR starts_with(external_ref, $1 || ':again:'))`,
    [externalRef],
  );
  return { posted: Number(posted), lines: Number(lines) };
}
