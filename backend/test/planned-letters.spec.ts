import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from './support/eventually.js';
import { browserOf } from './support/demo-people.js';
import { anAccount } from './support/people.js';
import { HOST_ROUTES } from './support/host-routes.js';
import { type Stack, startStack } from './support/stack.js';
import { letItBeDue } from './support/letters-due.js';
import { setOff } from './support/trip-of-two.js';

const DOOR = 'POST /api/host/trips/{tripId}/messages';
let stack: Stack;
let tripId: number;

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1' } });
  const { rows } = await stack.db.query<{ id: number }>('SELECT id FROM trips WHERE is_on_sale');
  tripId = rows[0]!.id;
}, 120_000);
afterAll(() => stack.stop());

interface Letter {
  id: string;
  list: string;
  status: string;
}

/** A letter to everybody that a co-host has planned, and the co-host. */
async function aPlannedLetter() {
  const coHost = await anAccount(stack, 'host');
  await stack.db.query('INSERT INTO trip_hosts (trip_id, user_id, may_messages) VALUES ($1, $2, true)', [
    tripId,
    coHost.userId,
  ]);
  const path = `/api/host/trips/${tripId}/messages`;
  const letter = HOST_ROUTES[DOOR]!.body as object;
  const planned = { ...letter, body: 'Hello {first name}', sendAt: '2025-07-08T09:00' };
  const desk = browserOf(stack, coHost);
  const { list } = (await desk.call<Letter>('POST', `${path}/preview`, planned)).body;
  const key = { 'Idempotency-Key': randomUUID() };
  const { body } = await desk.call<Letter>('POST', path, { ...planned, list }, key);
  expect(body).toMatchObject({ status: 'scheduled' });
  return { coHost, id: body.id };
}

async function endOf(id: string): Promise<{ status: string; mails: number }> {
  const { rows } = await stack.db.query<{ status: string; mails: number }>(
    `SELECT m.status, (SELECT count(mail_id)::int FROM host_message_recipients r WHERE r.message_id = m.id) AS mails
       FROM host_messages m WHERE public_id = $1`,
    [id],
  );
  expect(rows[0]!.status).not.toBe('scheduled');
  return rows[0]!;
}

describe('a letter that a co-host has planned', () => {
  it.each([
    ['may write to guests no more', 'UPDATE trip_hosts SET may_messages = false WHERE user_id = $1'],
    ['hosts the trip no more', 'DELETE FROM trip_hosts WHERE user_id = $1'],
    ['is no host any more', `UPDATE users SET role = 'guest' WHERE id = $1`],
    ['has a closed account', 'UPDATE users SET is_active = false WHERE id = $1'],
  ])('goes to nobody when its host %s', async (_, change) => {
    const { coHost, id } = await aPlannedLetter();
    await stack.db.query(change, [coHost.userId]);
    await letItBeDue(stack, id);
    expect(await eventually(() => endOf(id))).toEqual({ status: 'cancelled', mails: 0 });
    const { rows } = await stack.db.query(
      `SELECT user_id FROM activity_log WHERE action = 'mail.cancelled' AND details ->> 'message' = $1`,
      [id],
    );
    expect(rows).toEqual([{ user_id: null }]);
  });

  it('goes out otherwise', async () => {
    const { id } = await aPlannedLetter();
    await letItBeDue(stack, id);
    const { status, mails } = await eventually(() => endOf(id));
    expect(status).toBe('sent');
    expect(mails).toBeGreaterThan(5);
  });

  it.each([
    ['goes to nobody', 'after', 1_000, 'cancelled'],
    ['goes out', 'before', -1_000, 'sent'],
  ])('%s when its trip was called off %s it was planned', async (_, _when, ms, status) => {
    const { id } = await aPlannedLetter();
    const { rows } = await stack.db.query<{ at: Date }>(
      'SELECT created_at AS at FROM host_messages WHERE public_id = $1',
      [id],
    );
    await setOff(stack, tripId, new Date(rows[0]!.at.getTime() + ms));
    await letItBeDue(stack, id);
    expect(await eventually(() => endOf(id))).toMatchObject({ status });
    await setOff(stack, tripId, null);
  });
});
