import { randomBytes } from 'node:crypto';
import { hashToken, newToken } from '../../src/platform/security/tokens.js';
import type { Stack } from './stack.js';
import { Visitor } from './visitor.js';

/** Somebody with a session, made directly in the database. */
export interface Person {
  userId: number;
  /** `sid=...` */
  cookie: string;
}

/** Paid guests of the trip on sale, with books that balance. */
export async function paidGuests(stack: Stack, count: number): Promise<Person[]> {
  // With it comes the whole of TypeORM, a second for each file that reads it.
  const { makeMembers } = await import('../../../tools/bench/members/make-members.js');
  const { cookies } = await makeMembers(databaseUrl(stack), {
    count,
    isDemo: false,
    publicUrl: stack.nodes[0]!.url,
  });
  return Promise.all(cookies.map((cookie) => personOf(stack, cookie)));
}

/** A host of these trips who may everything; the first of a trip owns it. */
export async function aHost(stack: Stack, tripIds: number[]): Promise<Person> {
  const person = await anAccount(stack, 'host');
  await stack.db.query(
    `INSERT INTO trip_hosts (trip_id, user_id, is_owner, may_money, may_documents, may_messages)
     SELECT id, $2, NOT EXISTS (SELECT FROM trip_hosts h WHERE h.trip_id = id AND is_owner), true, true, true
       FROM unnest($1::int[]) AS id`,
    [tripIds, person.userId],
  );
  return person;
}

/** A browser in which this person of the demo is signed in; nobody, when there is no such person. */
export async function signedInAs(stack: Stack, username: string): Promise<Visitor> {
  const token = newToken();
  await stack.db.query(
    `INSERT INTO sessions SELECT $2, id, now(), now(), now() + interval '1 hour' FROM users WHERE username = $1`,
    [username, hashToken(token)],
  );
  const { url } = stack.nodes[0]!;
  return new Visitor(url, url).withCookie('sid', token);
}

/** Somebody who is logged in and has booked nothing. */
export async function anAccount(stack: Stack, role: 'guest' | 'host' = 'guest'): Promise<Person> {
  const [name, token] = [`person${randomBytes(6).toString('hex')}`, newToken()];
  const { rows } = await stack.db.query<{ id: number }>(
    `WITH person AS (
       INSERT INTO users (username, password, email, first_name, last_name, role)
       VALUES ($1, '!', $1 || '@example.com', 'Robin', 'Sample', $2) RETURNING id
     )
     INSERT INTO sessions SELECT $3, id, now(), now(), now() + interval '1 hour' FROM person RETURNING user_id AS id`,
    [name, role, hashToken(token)],
  );
  return { userId: rows[0]!.id, cookie: `sid=${token}` };
}

async function personOf(stack: Stack, cookie: string): Promise<Person> {
  const { rows } = await stack.db.query<{ id: number }>(
    'SELECT user_id AS id FROM sessions WHERE id_hash = $1',
    [hashToken(cookie.slice('sid='.length))],
  );
  return { userId: rows[0]!.id, cookie };
}

function databaseUrl({ db }: Stack): string {
  if (!db.options.connectionString) throw new Error('The pool was not made from a connection string.');
  return db.options.connectionString;
}
