import { hashToken, newToken } from '../../src/platform/security/tokens.js';
import { anAccount, type Person } from './people.js';
import type { Stack } from './stack.js';
import { Visitor } from './visitor.js';

/** Somebody who is not logged in. */
export function aVisitor({ nodes }: Stack): Visitor {
  const { url } = nodes[0]!;
  return new Visitor(url, url);
}

/** The browser of somebody with a session. */
export function browserOf(stack: Stack, { cookie }: Pick<Person, 'cookie'>): Visitor {
  return aVisitor(stack).withCookie('sid', cookie.slice('sid='.length));
}

/** A person of the demo, with a session. */
export async function demoPerson(stack: Stack, username: string): Promise<Person> {
  const token = newToken();
  const { rows } = await stack.db.query<{ id: number }>(
    `INSERT INTO sessions SELECT $2, id, now(), now(), now() + interval '1 hour' FROM users WHERE username = $1
     RETURNING user_id AS id`,
    [username, hashToken(token)],
  );
  return { userId: rows[0]!.id, cookie: `sid=${token}` };
}

/** The public id of the booking of a person of the demo. */
export async function bookingOf({ db }: Stack, username: string): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `SELECT b.public_id AS id FROM bookings b JOIN guests g ON g.booking_id = b.id JOIN users u ON u.id = g.user_id
      WHERE u.username = $1`,
    [username],
  );
  return rows[0]!.id;
}

/** Somebody whose only booking, paid in full, is on another of the demo's trips than the one on sale. */
export async function guestOfAnotherTrip(stack: Stack): Promise<Person & { tripId: number; title: string }> {
  const person = await anAccount(stack);
  const { rows } = await stack.db.query<{ id: number; title: string }>(
    `WITH place AS (
       UPDATE guests SET user_id = $1 WHERE id = (
         SELECT g.id FROM guests g JOIN trips t ON t.id = g.trip_id
          WHERE NOT t.is_on_sale AND g.access_granted AND t.start_date > '2025-06-02' LIMIT 1) RETURNING trip_id
     )
     SELECT trips.id, title FROM trips JOIN place ON place.trip_id = trips.id`,
    [person.userId],
  );
  return { ...person, tripId: rows[0]!.id, title: rows[0]!.title };
}
