import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { aTrip } from './support/a-trip.js';
import { Booked, HostDesk } from './support/booked.js';
import { openTransactions } from './support/open-transactions.js';
import { aHost } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';
import { standStill } from './support/stand-still.js';

let stack: Stack;
let onSaleId: number;
let host: HostDesk;

beforeAll(async () => {
  stack = await startStack();
  onSaleId = await aTripOnSale(stack);
  host = new HostDesk(stack, await aHost(stack, [onSaleId]));
}, 120_000);
afterAll(() => stack.stop());

const begin = openTransactions(() => stack.db);

interface Answer {
  id: number;
  timeZone?: string;
}
const make = (timeZone = aTrip().timeZone) => {
  const key = { 'Idempotency-Key': randomUUID() };
  return host.visitor.call<Answer>('POST', '/api/host/trips', { ...aTrip(), timeZone }, key);
};
const read = async (id: number) => (await host.visitor.call<Answer>('GET', `/api/host/trips/${id}`)).body;
const move = async (id: number, timeZone: string) =>
  host.visitor.call<Answer>('PUT', `/api/host/trips/${id}`, { ...(await read(id)), timeZone });

// The last one is known to our clocks, and not to the database's.
it.each([
  ...['local', 'system', 'UTC+3', '+03:00', 'EST', 'america/los_angeles', 'Europe/Atlantis'],
  'US/Pacific-New',
])('no trip sails in a zone that is called %s', async (timeZone) => {
  const refused = { status: 422, body: { fields: { timeZone: 'Choose a time zone from the list' } } };
  expect(await make(timeZone)).toMatchObject(refused);
  const { body } = await make();
  expect(await move(body.id, timeZone)).toMatchObject(refused);
});

it('a trip sails in each zone that a form offers: the database knows its clocks', async () => {
  const { rows } = await stack.db.query<{ name: string }>('SELECT name FROM pg_timezone_names');
  const known = new Set(rows.map(({ name }) => name));
  expect(Intl.supportedValuesOf('timeZone').filter((zone) => !known.has(zone))).toEqual([]);
  for (const timeZone of ['Asia/Kolkata', 'Asia/Calcutta', 'America/Port-au-Prince', 'UTC']) {
    const { id } = (await make(timeZone)).body;
    expect(await read(id)).toMatchObject({ timeZone });
    expect(await move(id, 'Europe/Berlin')).toMatchObject({
      status: 200,
      body: { timeZone: 'Europe/Berlin' },
    });
  }
});

it('a trip gets another zone while somebody pays: who holds a booking and waits for its trip waits for nobody', async () => {
  const { bookingId } = await Booked.of(stack, 'pays-meanwhile@example.com');
  const payer = await begin();
  await payer.query('SELECT FROM bookings WHERE public_id = $1 FOR UPDATE', [bookingId]);
  const moved = move(onSaleId, 'America/Denver');
  await standStill(stack, 1);
  await payer.query('UPDATE trips SET seats_taken = seats_taken WHERE id = $1', [onSaleId]);
  await payer.end('COMMIT');
  expect(await moved).toMatchObject({ status: 200, body: { timeZone: 'America/Denver' } });
});
