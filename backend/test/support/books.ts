import { expect } from '@jest/globals';
import {
  BROKEN_INVARIANTS,
  type BrokenInvariant,
} from '../../src/modules/payments/self-check/invariants.sql.js';
import { assertPayPalAgrees } from './paypal-agrees.js';
import type { Stack } from './stack.js';

/** The ledger lines of the booking that an order pays, oldest first. */
export async function ledgerOf(
  stack: Stack,
  orderId: string,
): Promise<{ kind: string; amountCents: number }[]> {
  const { rows } = await stack.db.query<{ kind: string; amountCents: number }>(
    `SELECT l.kind, l.amount_cents AS "amountCents" FROM ledger_entries l
      WHERE l.booking_id = (SELECT booking_id FROM payments WHERE provider_order_id = $1) ORDER BY l.id`,
    [orderId],
  );
  return rows;
}

/** What must hold after every test: asked as the server asks itself, and held against PayPal. */
export async function assertBooksBalance(stack: Stack): Promise<void> {
  const broken = await stack.db.query<BrokenInvariant>(BROKEN_INVARIANTS, ['paid_in_full']);
  expect(broken.rows).toEqual([]);
  await assertPayPalAgrees(stack);
}
