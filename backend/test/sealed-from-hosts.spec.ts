import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { TravellerDetailsDto } from '../src/modules/guests/records/details.dto.js';
import { bookingOf } from './support/demo-people.js';
import { signedInAs } from './support/people.js';
import { type Stack, startStack } from './support/stack.js';
import type { Visitor } from './support/visitor.js';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1' } });
}, 120_000);
afterAll(() => stack.stop());

const address = async (username: string) =>
  `/api/host/bookings/${await bookingOf(stack, username)}/travellers`;
const ask = (visitor: Visitor, path: string) =>
  visitor.call<{ travellers: TravellerDetailsDto[] }>('GET', path);

it('a host sees a passport by its end, and the whole of it for a reason that is logged (SEC-68)', async () => {
  const marisol = await signedInAs(stack, 'marisol');
  const path = await address('nina');
  const { body } = await ask(marisol, path);
  expect(JSON.stringify(body)).not.toMatch(/DEMO|1991-02-14|\+1 619 555 0137/);
  expect(body.travellers[0]).toMatchObject({ emergencyContactName: null, missing: [] });
  expect((await marisol.call('POST', `${path}/1/reveal`, {})).status).toBe(422);
  const told = await marisol.call('POST', `${path}/1/reveal`, { reason: 'Manifest for the port' });
  expect(told.body).toEqual({ passportNumber: expect.stringMatching(/^DEMO\d{5}$/) });
  const { rows } = await stack.db.query(`SELECT reason FROM activity_log WHERE action = 'passport.revealed'`);
  expect(rows).toEqual([{ reason: 'Manifest for the port' }]);
  const more = Array.from({ length: 30 }, () =>
    marisol.call('POST', `${path}/1/reveal`, { reason: 'Again' }),
  );
  expect((await Promise.all(more)).filter(({ status }) => status === 429)).toHaveLength(1);
});

it('a host opens 120 papers an hour, and no more (SEC-68)', async () => {
  const marisol = await signedInAs(stack, 'marisol');
  const paper = `/api/host/bookings/${await bookingOf(stack, 'nina')}/documents/${'A'.repeat(22)}/file`;
  const asked = Array.from({ length: 121 }, () => marisol.call('POST', paper, { reason: 'For the port' }));
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status !== 404)).toEqual([429]);
});

it('who does not host the trip finds nothing', async () => {
  const path = await address('nina');
  const guest = await signedInAs(stack, 'grace');
  expect((await ask(guest, path)).status).toBe(403);
  await stack.db.query(
    `DELETE FROM trip_hosts h USING users u WHERE u.id = h.user_id AND u.username = 'theo'
        AND h.trip_id = (SELECT id FROM trips WHERE is_on_sale)`,
  );
  expect((await ask(await signedInAs(stack, 'theo'), path)).status).toBe(404);
});
