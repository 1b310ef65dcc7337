import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { LinkHolder } from './support/link-holder.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';
import type { Reply } from './support/visitor.js';

let stack: Stack;
let tripId: number;

beforeAll(async () => {
  stack = await startStack({ env: { TRUST_PROXY_HOPS: '1' } });
  tripId = await aTripOnSale(stack, 1);
}, 120_000);
afterAll(() => stack.stop());

async function asks(name: string, wishes: object = {}): Promise<Reply<{ id: string; code?: string }>> {
  const visitor = LinkHolder.withLink(stack, '', '10.1.0.1');
  const form = { name, email: `${name}@example.com`, cabinType: 'inside', paymentType: 'full', ...wishes };
  return visitor.call('POST', '/api/guests', form);
}

const stepOf = async (id: string) => (await LinkHolder.withLink(stack, id, '10.1.0.2').record()).nextStep;

it('who would wait gets a place while there is one', async () => {
  const { status, body } = await asks('first', { waitlist: true });
  expect(status).toBe(201);
  expect(await stepOf(body.id)).toBe('pay');
});

it('who finds the trip sold out is refused, or waits if they like: the hosts have them in the line', async () => {
  expect(await asks('late')).toMatchObject({ status: 409, body: { code: 'trip.sold_out' } });
  const { status, body } = await asks('patient', { waitlist: true });
  expect(status).toBe(201);
  expect(await stepOf(body.id)).toBe('waitlist');
  const { rows } = await stack.db.query(
    `SELECT b.status, b.seats_held AS held, b.waitlisted_at IS NOT NULL AS "isInLine", t.seats_taken AS taken
       FROM bookings b JOIN trips t ON t.id = b.trip_id JOIN guests g ON g.booking_id = b.id WHERE g.public_id = $1`,
    [body.id],
  );
  expect(rows).toEqual([{ status: 'waitlist', held: 0, isInLine: true, taken: 1 }]);
  const { rows: owed } = await stack.db.query(
    `SELECT FROM ledger_entries l JOIN bookings b ON b.id = l.booking_id WHERE b.status = 'waitlist' AND b.trip_id = $1`,
    [tripId],
  );
  expect(owed).toHaveLength(0);
});

it('the list is not filled by one address', async () => {
  const asked = await Promise.all(Array.from({ length: 12 }, (_, i) => asks(`many${i}`, { waitlist: true })));
  expect(asked.filter(({ status }) => status === 429).length).toBeGreaterThan(2);
});
