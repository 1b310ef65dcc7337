import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ENSENADA_CONFIG } from '../src/modules/trips/ensenada-config.js';
import { browserOf } from './support/demo-people.js';
import { aHost, type Person } from './support/people.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
let host: Person;
/** How many days from now each begins. */
const TRIPS = {
  'in two years': 730,
  'last year': -365,
  'next month': 30,
  'called off': 10,
  'last month': -30,
  'next year': 365,
};

beforeAll(async () => {
  stack = await startStack();
  const ids: number[] = [];
  for (const [title, starts] of Object.entries(TRIPS)) {
    const { rows } = await stack.db.query<{ id: number }>(
      `INSERT INTO trips (title, destination, start_date, end_date, departs_at, duration, max_guests, config)
       VALUES ($1, 'Ensenada, Mexico', current_date + $2::int, current_date + $2::int + 3, now() + make_interval(days => $2),
               '3 days / 2 nights', 10, $3) RETURNING id`,
      [title, starts, JSON.stringify(ENSENADA_CONFIG)],
    );
    ids.push(rows[0]!.id);
  }
  await stack.db.query(`UPDATE trips SET called_off_at = now() WHERE title = 'called off'`);
  host = await aHost(stack, ids);
}, 120_000);
afterAll(() => stack.stop());

const titlesOf = async (path: string) => {
  type Told = { trips?: { title: string }[]; recentTrips?: { title: string }[] };
  const { trips, recentTrips = [] } = (await browserOf(stack, host).call<Told>('GET', path)).body;
  return (trips ?? recentTrips).map(({ title }) => title);
};

it('a host meets the next trip first, and what is over or called off last, the latest of it first', async () => {
  expect(await titlesOf('/api/host/trips')).toEqual([
    'next month',
    'next year',
    'in two years',
    'called off',
    'last month',
    'last year',
  ]);
  expect(await titlesOf('/api/host/overview')).toEqual(['next month', 'next year', 'in two years']);
});

it('what a host is meant to talk in first is the next trip that takes place', async () => {
  const { body } = await browserOf(stack, host).call<{ title: string }[]>('GET', '/api/guest/voyages');
  expect(body.map(({ title }) => title)[0]).toBe('next month');
});
