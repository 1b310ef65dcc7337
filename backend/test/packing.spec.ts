import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { PackingDto } from '../src/modules/guests/packing/packing.dto.js';
import { browserOf, demoPerson, guestOfAnotherTrip } from './support/demo-people.js';
import { type Stack, startStack } from './support/stack.js';
import type { Visitor } from './support/visitor.js';

let stack: Stack;
/** Of the trip on sale. */
let door: string;

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1' } });
  const { rows } = await stack.db.query<{ id: number }>('SELECT id FROM trips WHERE is_on_sale');
  door = `/api/guest/trips/${rows[0]!.id}/packing`;
}, 120_000);
afterAll(() => stack.stop());

const signedIn = async (username: string) => browserOf(stack, await demoPerson(stack, username));
const read = async (device: Visitor) => (await device.call<PackingDto>('GET', door)).body.packed.toSorted();
const tell = (device: Visitor, ...changes: object[]) =>
  device.call<PackingDto & { code: string }>('PUT', door, { changes });
const at = (time: string) => `2025-06-02T${time}:00.000Z`;
const ticked = (item: string, time: string) => ({ item, isPacked: true, at: at(time) });
const cleared = (item: string, time: string) => ({ item, isPacked: false, at: at(time) });

it('follows a person from one device to another, and is nobody else’s', async () => {
  const [phone, laptop] = [await signedIn('nina'), await signedIn('nina')];
  expect(await read(laptop)).toEqual([]);
  const { status, body } = await tell(phone, ticked('phone', '09:00'), ticked('bottle', '09:01'));
  expect(status).toBe(200);
  expect(body.packed.toSorted()).toEqual(['bottle', 'phone']);
  expect(await read(laptop)).toEqual(['bottle', 'phone']);
  await tell(laptop, cleared('phone', '09:05'));
  expect(await read(phone)).toEqual(['bottle']);
  expect(await read(await signedIn('lucas'))).toEqual([]);
});

it('lets the later change stand, whichever device reaches the server first', async () => {
  const device = await signedIn('lucas');
  await tell(device, cleared('cable', '10:00'));
  // Ticked an hour before, on a phone that had no connection until now.
  await tell(device, ticked('cable', '09:00'), ticked('camera', '09:00'));
  expect(await read(device)).toEqual(['camera']);
});

it('has one effect, however often and however at once it is told', async () => {
  const device = await signedIn('daniel');
  const changes = [ticked('sweater', '09:00'), ticked('shirts', '09:00')];
  const told = await Promise.all(
    Array.from({ length: 8 }, (_, i) => tell(device, ...(i % 2 ? changes : changes.toReversed()))),
  );
  expect(told.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(await read(device)).toEqual(['shirts', 'sweater']);
});

it('lets go what is not on the trip’s list, and keeps what came with it', async () => {
  const device = await signedIn('daniel');
  const { status, body } = await tell(device, ticked('tent', '09:00'), ticked('phone', '09:00'));
  expect(status).toBe(200);
  expect(body.packed).toContain('phone');
  expect(body.packed).not.toContain('tent');
});

it('is kept for who hosts the trip too', async () => {
  const host = await signedIn('marisol');
  await tell(host, ticked('festive', '09:00'));
  expect(await read(host)).toEqual(['festive']);
});

it('is for who has a place on the trip that is paid for', async () => {
  const met = async (device: Visitor) => {
    const told = await tell(device, ticked('phone', '09:00'));
    const asked = await device.call<{ code: string }>('GET', door);
    return [told, asked].map(({ status, body }) => [status, body.code]);
  };
  const unpaid = [402, 'auth.payment_required'];
  expect(await met(await signedIn('priya'))).toEqual([unpaid, unpaid]);
  const elsewhere = browserOf(stack, await guestOfAnotherTrip(stack));
  const notTheirs = [404, 'trip.not_found'];
  expect(await met(elsewhere)).toEqual([notTheirs, notTheirs]);
});

it.each([
  ['a thing without a key', [{ item: 'A tent!', isPacked: true, at: at('09:00') }]],
  ['a moment that is none', [{ item: 'phone', isPacked: true, at: 'yesterday' }]],
  ['a day without a time', [{ item: 'phone', isPacked: true, at: '2025-06-02' }]],
  ['a box that is neither', [{ item: 'phone', isPacked: 'yes', at: at('09:00') }]],
  ['nothing', []],
])('refuses %s', async (_, changes) => {
  const { status } = await tell(await signedIn('nina'), ...changes);
  expect(status).toBe(422);
});
