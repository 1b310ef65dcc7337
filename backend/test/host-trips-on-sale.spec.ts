import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { aTrip } from './support/a-trip.js';
import { aVisitor, browserOf, demoPerson } from './support/demo-people.js';
import { aHost } from './support/people.js';
import { type Stack, startStack } from './support/stack.js';
import type { Visitor } from './support/visitor.js';

interface Refused {
  code: string;
}

let stack: Stack;
let browser: Visitor;
let onSaleId: number;

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1' } });
  browser = browserOf(stack, await demoPerson(stack, 'marisol'));
  const { rows } = await stack.db.query<{ id: number }>('SELECT id FROM trips WHERE is_on_sale');
  onSaleId = rows[0]!.id;
}, 120_000);
afterAll(() => stack.stop());

const key = () => ({ 'Idempotency-Key': randomUUID() });
const make = async () =>
  (await browser.call<{ id: number }>('POST', '/api/host/trips', aTrip(), key())).body.id;
const onSale = (id?: number) =>
  aVisitor(stack).call<{ id: number }>('GET', `/api/trips/current${id === undefined ? '' : `?trip=${id}`}`);
const open = (id: number) => browser.call<Refused>('PUT', `/api/host/trips/${id}/booking`);
const close = (id: number) => browser.call<Refused>('DELETE', `/api/host/trips/${id}/booking`);
const putInFront = (id: number, replacesTripId: number) =>
  browser.call<Refused>('PUT', `/api/host/trips/${id}/front-place`, { replacesTripId });

it('opens trips side by side, keeps the one on the front page there, and gives its place on when it is closed', async () => {
  const next = await make();
  expect((await open(next)).status).toBe(204);
  expect((await onSale()).body.id).toBe(onSaleId);
  expect((await onSale(next)).body).toMatchObject({ id: next, isInFront: false, othersOnSale: 1 });
  const { body: cards } = await aVisitor(stack).call<{ id: number; isInFront: boolean }[]>(
    'GET',
    '/api/trips',
  );
  expect(cards.map(({ id, isInFront }) => [id, isInFront])).toEqual([
    [onSaleId, true],
    [next, false],
  ]);

  expect((await close(onSaleId)).status).toBe(204);
  expect((await onSale()).body).toMatchObject({ id: next, isInFront: true, othersOnSale: 0 });
  expect((await onSale(onSaleId)).status).toBe(204);
  // Opened again it sails earlier, and does not push the other from its place.
  expect((await open(onSaleId)).status).toBe(204);
  expect((await onSale()).body.id).toBe(next);

  expect((await close(next)).status).toBe(204);
  expect((await close(onSaleId)).status).toBe(204);
  expect((await onSale()).status).toBe(204);
  const both = await Promise.all([open(next), open(onSaleId)]);
  expect(both.map(({ status }) => status)).toEqual([204, 204]);
  expect((await close(next)).status).toBe(204);
  expect((await onSale()).body).toMatchObject({ id: onSaleId, isInFront: true });
});

it('puts a trip on the front page for who owns the one that stands there, and shows it first everywhere', async () => {
  const next = await make();
  expect((await putInFront(next, onSaleId)).body.code).toBe('trip.not_on_sale');
  await open(next);
  // Shown is that another one stands there: somebody has put this one there meanwhile.
  expect((await putInFront(next, next)).body.code).toBe('trip.front_changed');
  expect((await putInFront(next, onSaleId)).status).toBe(204);
  expect((await onSale()).body.id).toBe(next);

  const other = browserOf(stack, await aHost(stack, []));
  const made = await other.call<{ id: number }>('POST', '/api/host/trips', aTrip(), key());
  expect((await other.call('PUT', `/api/host/trips/${made.body.id}/booking`)).status).toBe(204);
  const place = `/api/host/trips/${made.body.id}/front-place`;
  const taken = await other.call<Refused>('PUT', place, { replacesTripId: next });
  expect(taken.body.code).toBe('trip.front_not_yours');
  expect((await onSale()).body.id).toBe(next);
  expect((await close(next)).status).toBe(204);
});

it('does not open what has sailed', async () => {
  const { rows } = await stack.db.query<{ id: number }>(
    `SELECT id FROM trips WHERE start_date < '2025-06-01' ORDER BY id LIMIT 1`,
  );
  expect((await open(rows[0]!.id)).body.code).toBe('trip.not_saleable');
});
