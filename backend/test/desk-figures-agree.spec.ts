import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { signedInAs } from './support/people.js';
import { type Stack, startStack } from './support/stack.js';
import type { Visitor } from './support/visitor.js';

/** Sunday evening where the trip on sale sails, and Monday already in Tokyo. */
const SUNDAY = '2025-06-09T01:00:00Z';

let stack: Stack;
let host: Visitor;

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1', DEMO_CLOCK_START: SUNDAY } });
  host = await signedInAs(stack, 'marisol');
}, 120_000);
afterAll(() => stack.stop());

it('the forecast loses nothing that is due on the last day of a week which is over elsewhere', async () => {
  await stack.db.query(`UPDATE trips SET time_zone = 'Asia/Tokyo' WHERE id = (SELECT max(id) FROM trips)`);
  const { rowCount } = await stack.db.query(
    `UPDATE instalments SET due_on = '2025-06-08' WHERE (booking_id, position) IN (
       SELECT i.booking_id, i.position FROM instalments i JOIN bookings b ON b.id = i.booking_id
         JOIN trips t ON t.id = b.trip_id AND t.is_on_sale
        WHERE b.status = 'confirmed' AND b.owed_cents > 0 AND i.after_cents = 0)`,
  );
  expect(rowCount).toBeGreaterThan(0);
  const { body } = await host.call<{
    coming: { startsOn: string; cents: number }[];
    overdueCents: number;
    onConfirmationCents: number;
  }>('GET', '/api/host/forecast');
  const { body: payments } = await host.call<{ figures: { outstandingCents: number } }>(
    'GET',
    '/api/host/payments',
  );
  const coming = body.coming.reduce((sum, { cents }) => sum + cents, 0);
  expect(coming + body.overdueCents + body.onConfirmationCents).toBe(payments.figures.outstandingCents);
});

it('the papers that wait are those that the board of papers holds', async () => {
  const { rowCount } = await stack.db.query(
    `UPDATE guests SET status = 'cancelled' WHERE id = (
       SELECT g.id FROM guest_documents d JOIN guests g ON g.id = d.guest_id JOIN trips t ON t.id = g.trip_id
        WHERE d.status = 'pending' AND t.is_on_sale LIMIT 1)`,
  );
  expect(rowCount).toBe(1);
  const { body: waiting } = await host.call<{ documents: number }>('GET', '/api/host/waiting');
  const { body: board } = await host.call<{ counts: { waiting: number } }>('GET', '/api/host/documents');
  expect(board.counts.waiting).toBeGreaterThan(0);
  expect(waiting.documents).toBe(board.counts.waiting);
});
