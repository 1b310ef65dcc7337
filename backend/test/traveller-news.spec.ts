import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { OwnDetailsDto } from '../src/modules/guests/records/details.dto.js';
import { signedInAs } from './support/people.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1' } });
}, 120_000);
afterAll(() => stack.stop());

/** What the hosts' news says of somebody's trip, oldest first. */
async function newsOf(username: string): Promise<string[]> {
  const { rows } = await stack.db.query<{ text: string }>(
    `SELECT n.summary->>'text' AS text FROM trip_news n JOIN bookings b ON b.public_id = n.summary->>'bookingId'
       JOIN guests g ON g.booking_id = b.id JOIN users u ON u.id = g.user_id
      WHERE u.username = $1 ORDER BY n.id`,
    [username],
  );
  return rows.map(({ text }) => text);
}

it('tells hosts of a traveller by the name they have now, in the lines before a correction too', async () => {
  const grace = await signedInAs(stack, 'grace');
  const details = async () => (await grace.call<OwnDetailsDto>('GET', '/api/guest/details')).body;
  const change = async (body: object) => {
    const { tripId, travellers } = await details();
    const [own] = travellers;
    const sent = { version: own?.version, ...body };
    return grace.call('PATCH', `/api/guest/trips/${tripId}/details/travellers/1`, sent);
  };
  expect((await change({ phone: '+1 619 555 0199' })).status).toBe(200);
  const before = await newsOf('grace');
  expect(before.at(-1)).toMatch(/^The details of Grace \w\. were updated$/);

  expect((await change({ firstName: 'Gracia', lastName: 'Quill' })).status).toBe(200);
  const after = await newsOf('grace');
  expect(after).toHaveLength(before.length + 1);
  expect(after.slice(-2)).toEqual(Array(2).fill('The details of Gracia Q. were updated'));
  expect(after.filter((text) => text.includes('Grace '))).toEqual([]);

  const host = await signedInAs(stack, 'marisol');
  const { body } = await host.call<object>('GET', '/api/host/events');
  expect(JSON.stringify(body)).toContain('Gracia Q.');
});
