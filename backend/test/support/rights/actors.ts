import { randomUUID } from 'node:crypto';
import { guestOfAnotherTrip, browserOf, demoPerson } from '../demo-people.js';
import { aTrip } from '../a-trip.js';
import { anAccount, type Person } from '../people.js';
import type { Stack } from '../stack.js';

/** Everybody who knocks: the columns of the table. The trip is the demo's that is on sale. */
export const ACTORS = {
  visitor: 'nobody is logged in',
  'pending host': 'asked to be a host, not approved',
  'unpaid guest': 'a place on the trip, the deposit paid',
  'guest elsewhere': 'paid in full, on another trip',
  'paid guest': 'booked the cabin and paid in full',
  companion: 'travels with the paid guest, own login',
  'no right': 'a co-host without any right',
  money: 'a co-host with the right to money alone',
  documents: 'a co-host with the right to documents alone',
  messages: 'a co-host with the right to messages alone',
  removed: 'a co-host with every right until a moment ago; hosts nothing else',
  'host elsewhere': 'owns another trip',
  host: 'owns the trip',
  operator: 'runs the site; hosts and books nothing',
} as const;
export type Actor = keyof typeof ACTORS;
export const ACTOR_NAMES = Object.keys(ACTORS) as Actor[];

type SignedIn = Exclude<Actor, 'visitor'>;
export type Cast = Record<SignedIn, Person>;

const RIGHTS = { money: false, documents: false, messages: false };

/** Logins for everybody but the visitor; the rights of the co-hosts are given and taken through the owner's doors. */
export async function castOf(stack: Stack, tripId: number): Promise<Cast> {
  // The first request is decided about; this one is another.
  await asksToHost(stack);
  const cast: Cast = {
    'pending host': await asksToHost(stack),
    'unpaid guest': await demoPerson(stack, 'priya'),
    'guest elsewhere': await guestOfAnotherTrip(stack),
    'paid guest': await demoPerson(stack, 'nina'),
    companion: await demoPerson(stack, 'daniel'),
    'no right': await anAccount(stack, 'host'),
    money: await anAccount(stack, 'host'),
    documents: await anAccount(stack, 'host'),
    messages: await anAccount(stack, 'host'),
    removed: await anAccount(stack, 'host'),
    'host elsewhere': await anAccount(stack, 'host'),
    host: await demoPerson(stack, 'marisol'),
    operator: await anOperator(stack),
  };
  const owner = browserOf(stack, cast.host);
  const hosts = `/api/host/trips/${tripId}/hosts`;
  const every = { money: true, documents: true, messages: true };
  const given: [SignedIn, object][] = [
    ['no right', RIGHTS],
    ['money', { ...RIGHTS, money: true }],
    ['documents', { ...RIGHTS, documents: true }],
    ['messages', { ...RIGHTS, messages: true }],
    ['removed', every],
  ];
  for (const [name, rights] of given) {
    await owner.call('POST', hosts, { login: await loginOf(stack, cast[name]), ...rights });
  }
  await owner.call('DELETE', `${hosts}/${cast.removed.userId}`);
  await browserOf(stack, cast['host elsewhere']).call('POST', '/api/host/trips', aTrip(), {
    'Idempotency-Key': randomUUID(),
  });
  return cast;
}

async function anOperator(stack: Stack): Promise<Person> {
  const person = await anAccount(stack);
  await stack.db.query('UPDATE users SET is_operator = true WHERE id = $1', [person.userId]);
  return person;
}

async function asksToHost(stack: Stack): Promise<Person> {
  const person = await anAccount(stack);
  await stack.db.query(
    `INSERT INTO host_requests (user_id, status, created_at) VALUES ($1, 'pending', now())`,
    [person.userId],
  );
  return person;
}

async function loginOf(stack: Stack, { userId }: Person): Promise<string> {
  const { rows } = await stack.db.query<{ username: string }>('SELECT username FROM users WHERE id = $1', [
    userId,
  ]);
  return rows[0]!.username;
}
