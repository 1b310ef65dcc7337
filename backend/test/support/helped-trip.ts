import { demoPerson } from './demo-people.js';
import { HOST_ROUTES, type TripIds } from './host-routes.js';
import { anAccount, type Person } from './people.js';
import type { Stack } from './stack.js';

/** Answers to be read, and those of requests that only look. */
export const READ_ROUTES = Object.keys(HOST_ROUTES).filter(
  (route) => route.startsWith('GET ') || /(export|file|preview|import\/check)$/.test(route),
);

export interface HelpedTrip {
  ids: TripIds;
  /** May everything on it. */
  owner: Person;
  /** May everything but its money. */
  helper: Person;
  /** May everything but see its documents. */
  clerk: Person;
}

/** The demo's trip on sale, with two more hosts, each of whom lacks a right. */
export async function aHelpedTrip(stack: Stack): Promise<HelpedTrip> {
  const one = async <T>(sql: string, values: unknown[] = []) =>
    (await stack.db.query<{ id: T }>(sql, values)).rows[0]!.id;
  const owner = await demoPerson(stack, 'marisol');
  const [helper, clerk] = [await anAccount(stack, 'host'), await anAccount(stack, 'host')];
  const tripId = await one<number>('SELECT id FROM trips WHERE is_on_sale');
  await stack.db.query(
    `INSERT INTO trip_hosts (trip_id, user_id, may_money, may_documents, may_messages)
     VALUES ($1, $2, false, true, true), ($1, $3, true, false, true)`,
    [tripId, helper.userId, clerk.userId],
  );
  const bookingId = await one<string>(
    `SELECT public_id AS id FROM bookings WHERE trip_id = $1 AND status = 'confirmed' LIMIT 1`,
    [tripId],
  );
  return { ids: { tripId, bookingId, alertId: 1, reportId: 1 }, owner, helper, clerk };
}
