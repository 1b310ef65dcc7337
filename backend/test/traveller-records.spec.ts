import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OwnDetailsDto } from '../src/modules/guests/records/details.dto.js';
import { bookingOf } from './support/demo-people.js';
import { ownTrip } from './support/own-trip.js';
import { signedInAs } from './support/people.js';
import { type Stack, startStack } from './support/stack.js';
import type { Visitor } from './support/visitor.js';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1' } });
}, 120_000);
afterAll(() => stack.stop());

type Refusal = { code?: string; fields?: Record<string, string> };
type Reply = OwnDetailsDto & Refusal;

const read = (visitor: Visitor) => visitor.call<Reply>('GET', '/api/guest/details');
const change = async (visitor: Visitor, position: number, body: object) =>
  visitor.call<Reply>('PATCH', `${await ownTrip(visitor)}/details/travellers/${position}`, body);
const travellerOf = async (visitor: Visitor, position = 1) =>
  (await read(visitor)).body.travellers.find((traveller) => traveller.position === position)!;

describe('a guest', () => {
  it('sees what is kept, the passport by its last three signs alone', async () => {
    const nina = await signedInAs(stack, 'nina');
    const { body } = await read(nina);
    expect(body).toMatchObject({
      isOpen: true,
      namesLockOn: '2025-08-22',
      namesFinalDays: 14,
      areNamesLocked: false,
      sailsOn: '2025-09-05',
      today: '2025-06-02',
    });
    expect(body.travellers.map(({ firstName, isYou }) => [firstName, isYou])).toEqual([
      ['Nina', true],
      ['Daniel', false],
    ]);
    const [own] = body.travellers;
    expect(own).toMatchObject({ dateOfBirth: '1991-02-14', version: 1, missing: [] });
    expect(own?.passportEnding).toMatch(/^\d{3}$/);
    expect(JSON.stringify(body)).not.toContain('DEMO');
  });

  it('changes a part of a record; what is not sent stays, and the number itself lies sealed (SEC-66, SEC-67)', async () => {
    const grace = await signedInAs(stack, 'grace');
    const before = await travellerOf(grace);
    const sent = { passportNumber: ' ZZTEST9981 ', passportExpiresOn: '2031-04-30', nationality: 'KE' };
    const { status, body } = await change(grace, 1, { version: before.version, ...sent });
    expect(status).toBe(200);
    expect(body.travellers[0]).toEqual(
      Object.assign(before, {
        version: before.version + 1,
        passportEnding: '981',
        passportExpiresOn: '2031-04-30',
        nationality: 'KE',
      }),
    );
    const { rows } = await stack.db.query<{ kept: string }>(
      `SELECT encode(sealed, 'escape') AS kept FROM guest_private UNION ALL SELECT details::text FROM activity_log
       UNION ALL SELECT summary::text FROM trip_news`,
    );
    expect(rows.some(({ kept }) => kept.includes('ZZTEST9981'))).toBe(false);
  });

  it('does not save over what was changed meanwhile', async () => {
    const lucas = await signedInAs(stack, 'lucas');
    const { version } = await travellerOf(lucas);
    expect((await change(lucas, 1, { version, phone: '+1 619 555 0177' })).status).toBe(200);
    expect(await change(lucas, 1, { version, phone: '+1 619 555 0188' })).toMatchObject({
      status: 409,
      body: { code: 'details.changed' },
    });
    expect((await travellerOf(lucas)).phone).toBe('+1 619 555 0177');
  });

  it('of two savings at once has one kept', async () => {
    const lucas = await signedInAs(stack, 'lucas');
    const { version } = await travellerOf(lucas);
    const both = ['Vegan', 'No nuts'].map((dietaryRestrictions) =>
      change(lucas, 1, { version, dietaryRestrictions }),
    );
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it.each([
    [{ firstName: ' ' }, { firstName: 'First name is required' }],
    [{ firstName: null }, { firstName: expect.any(String) }],
    [{ phone: '' }, { phone: 'Phone number is required' }],
    [{ dateOfBirth: '2008-09-06' }, { dateOfBirth: 'Travellers must be 18 or older on the day of sailing' }],
    [{ dateOfBirth: '1990-02-31' }, { dateOfBirth: 'Enter a real date of birth' }],
    [{ passportExpiresOn: '2025-06-01' }, { passportExpiresOn: 'This passport has expired' }],
    [
      { passportExpiresOn: '2025-09-07' },
      { passportExpiresOn: 'This passport expires before the trip ends' },
    ],
    [{ nationality: 'XX' }, { nationality: 'Choose the nationality from the list' }],
    [
      { emergencyContactRelation: 'Boss' },
      { emergencyContactRelation: 'Emergency contact relation is required' },
    ],
    [{ passportNumber: 'A'.repeat(21) }, { passportNumber: 'Use at most 20 characters' }],
  ])('with %j reads which field needs another look', async (body, fields) => {
    const jonas = await signedInAs(stack, 'jonas');
    const { version } = await travellerOf(jonas);
    expect(await change(jonas, 1, { version, ...body })).toMatchObject({ status: 422, body: { fields } });
    expect((await travellerOf(jonas)).version).toBe(version);
  });

  it('changes the companion too where they booked, and nobody of another booking', async () => {
    await stack.db.query(`UPDATE guests SET user_id = NULL WHERE name = 'Tom Clarke'`);
    const hannah = await signedInAs(stack, 'hannah');
    const { version, guestId } = await travellerOf(hannah, 2);
    const sent = { version, guestId, dietaryRestrictions: 'No shellfish, no nuts' };
    expect(await change(hannah, 2, { ...sent, guestId: guestId + 1 })).toMatchObject({
      status: 409,
      body: { code: 'traveller.replaced' },
    });
    expect((await change(hannah, 2, sent)).status).toBe(200);
    expect(await travellerOf(hannah, 2)).toMatchObject({ dietaryRestrictions: 'No shellfish, no nuts' });
    expect((await change(hannah, 3, { version: 0, phone: '1' })).status).toBe(404);
  });

  it('takes neither a role nor a status along', async () => {
    const mateo = await signedInAs(stack, 'mateo');
    const { version } = await travellerOf(mateo, 2);
    const sent = { version, accessGranted: true, status: 'confirmed', userId: 1, email: 'x@example.com' };
    expect((await change(mateo, 2, sent)).body.travellers[0]?.version).toBe(version);
  });
});

it('has nothing for visitors, and nothing for who has booked nothing', async () => {
  const nobody = await signedInAs(stack, 'nobody-at-all');
  expect((await read(nobody)).status).toBe(401);
  const host = await signedInAs(stack, 'theo');
  expect((await read(host)).status).toBe(204);
});

describe('a host', () => {
  it('changes names that guests cannot change any more, for a reason', async () => {
    await stack.db.query(
      `UPDATE trips SET start_date = '2025-06-12', end_date = '2025-06-15' WHERE is_on_sale`,
    );
    try {
      const sofia = await signedInAs(stack, 'sofia');
      const { version } = await travellerOf(sofia);
      expect(await change(sofia, 1, { version, lastName: 'Reyes' })).toMatchObject({
        status: 409,
        body: { code: 'details.names_locked' },
      });
      expect((await change(sofia, 1, { version, phone: '+1 619 555 0123' })).status).toBe(200);
      const theo = await signedInAs(stack, 'theo');
      const path = `/api/host/bookings/${await bookingOf(stack, 'sofia')}/travellers/1`;
      const name = { version: version + 1, lastName: 'Reyes' };
      expect((await theo.call('PATCH', path, name)).status).toBe(422);
      expect((await theo.call('PATCH', path, { ...name, reason: 'As in her passport' })).status).toBe(200);
      expect((await travellerOf(sofia)).lastName).toBe('Reyes');
    } finally {
      await stack.db.query(
        `UPDATE trips SET start_date = '2025-09-05', end_date = '2025-09-08' WHERE is_on_sale`,
      );
    }
  });
});

it('closes with the trip', async () => {
  const nina = await signedInAs(stack, 'nina');
  const { version } = await travellerOf(nina);
  await stack.db.query(
    `UPDATE trips SET start_date = '2025-05-01', end_date = '2025-05-04' WHERE is_on_sale`,
  );
  expect((await read(nina)).body.isOpen).toBe(false);
  expect(await change(nina, 1, { version, phone: '+1 619 555 0101' })).toMatchObject({
    status: 409,
    body: { code: 'details.closed' },
  });
});
