import { Client } from 'pg';
import { hashToken, newToken } from '../../../backend/src/platform/security/tokens.js';
import { FILL } from './fill.sql.js';

export const TRIPS = 200;
const BOOKINGS = 60_000;

export interface Filled {
  /** `sid=...` of the host of every trip. */
  cookie: string;
  guests: number;
  /** One of the trips. */
  tripId: number;
}

/** Fills an empty, migrated database: one host, 200 trips, 100,000 guests with books, and statistics for the planner. */
export async function fillSeason(databaseUrl: string): Promise<Filled> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const token = newToken();
    await client.query(
      `WITH host AS (INSERT INTO users (username, password, email, first_name, last_name, role)
         VALUES ('bench', '!', 'bench@example.com', 'Bench', 'Host', 'host') RETURNING id)
       INSERT INTO sessions SELECT $1, id, now(), now(), now() + interval '1 day' FROM host`,
      [hashToken(token)],
    );
    for (const statement of FILL) await client.query(statement, [TRIPS, BOOKINGS]);
    await client.query('VACUUM ANALYZE');
    const { rows } = await client.query<{ guests: number; tripId: number }>(
      'SELECT count(*)::int AS guests, min(trip_id) AS "tripId" FROM guests',
    );
    const { guests = 0, tripId = 0 } = rows[0] ?? {};
    return { cookie: `sid=${token}`, guests, tripId };
  } finally {
    await client.end();
  }
}
