import { randomUUID } from 'node:crypto';
import { aVisitor, browserOf } from '../demo-people.js';
import { addressOf, HOST_ROUTES } from '../host-routes.js';
import type { Person } from '../people.js';
import { hashToken, newToken } from '../../../src/platform/security/tokens.js';
import type { Stack } from '../stack.js';
import { BODIES } from './doors.js';
import type { MarkedTrip } from './marked-trip.js';

export interface Knock {
  status: number;
  code: string | undefined;
  text: string;
}

/** No row has such an id. */
const NOTHING = 'A'.repeat(22);
/** These ask for the key before they look whose it is, and do nothing that another knock would find. */
const KEY_FIRST = [
  'POST /api/host/messages/{id}/resend',
  'POST /api/host/trips/{tripId}/copies',
  'POST /api/host/reminders',
];

/**
 * Asks as this person, in a session of its own: a door may end it. Without an Idempotency-Key what comes past the gate of
 * money is refused there and changes nothing.
 */
export async function knockAt(
  stack: Stack,
  trip: MarkedTrip,
  route: string,
  person?: Person,
  { provenAt = 'now', more = {}, key }: { provenAt?: string; more?: object; key?: string } = {},
): Promise<Knock> {
  const [method = '', path = ''] = route.split(' ');
  if (path.startsWith('/api/uploads/')) return upload(stack, path, person);
  const host = HOST_ROUTES[route];
  // What somebody before has closed is open again.
  await stack.db.query(`UPDATE message_reports SET status = 'open'; UPDATE money_alerts SET status = 'open'`);
  const address = host
    ? addressOf(route, trip)
    : path.replaceAll('{extraId}', '1').replaceAll(/\{\w+\}/g, idIn(path, trip));
  const given = host ? host.body : BODIES[route];
  const body =
    method === 'GET' ? undefined : { ...(typeof given === 'function' ? given(trip) : given), ...more };
  const browser = person ? browserOf(stack, await withNewSession(stack, person, provenAt)) : aVisitor(stack);
  const sent = key ?? (KEY_FIRST.includes(route) ? randomUUID() : undefined);
  const header: Record<string, string> = sent === undefined ? {} : { 'Idempotency-Key': sent };
  const reply = await browser.call<{ code?: string } | null>(method, address, body, header);
  return { status: reply.status, code: reply.body?.code, text: JSON.stringify(reply.body) };
}

/** A file comes in as it is, and not as JSON; this one is none. */
async function upload(stack: Stack, path: string, person?: Person): Promise<Knock> {
  const { url } = stack.nodes[0]!;
  const cookie = person ? (await withNewSession(stack, person)).cookie : '';
  const type = path.endsWith('photo') ? 'image/jpeg' : 'application/pdf';
  const headers = { 'Content-Type': type, Origin: url, cookie };
  const { status } = await fetch(url + path, { method: 'POST', headers, body: 'nothing' });
  return { status, code: undefined, text: '' };
}

function idIn(path: string, trip: MarkedTrip): string {
  if (path.includes('/guest/bookings/')) return trip.guestBookingId;
  if (path.includes('/guest/trips/')) return String(trip.tripId);
  if (path.includes('/guest/receipts/')) return trip.receiptId;
  return path.includes('/guest/documents/') ? trip.paperId : NOTHING;
}

/** @param provenAt as PostgreSQL understands it. */
export async function withNewSession(stack: Stack, { userId }: Person, provenAt = 'now'): Promise<Person> {
  const token = newToken();
  await stack.db.query(
    `INSERT INTO sessions (id_hash, user_id, created_at, last_seen_at, expires_at, proven_at)
     VALUES ($2, $1, now(), now(), now() + interval '1 hour', $3)`,
    [userId, hashToken(token), provenAt],
  );
  return { userId, cookie: `sid=${token}` };
}
