import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { WAIVER, waiverHash } from '../src/modules/guests/waiver/waiver-text.js';
import type { WaiverDto } from '../src/modules/guests/waiver/waiver.dto.js';
import { browserOf, guestOfAnotherTrip } from './support/demo-people.js';
import { ownTrip } from './support/own-trip.js';
import { signedInAs } from './support/people.js';
import { type Stack, startStack } from './support/stack.js';
import type { Visitor } from './support/visitor.js';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1' } });
}, 120_000);
afterAll(() => stack.stop());

type Reply = WaiverDto & { code?: string; fields?: Record<string, string> };
const read = async (visitor: Visitor) => (await visitor.call<Reply>('GET', '/api/guest/waiver')).body;
const sign = async (visitor: Visitor, position: number, body: object) =>
  visitor.call<Reply>('POST', `${await ownTrip(visitor)}/waiver/travellers/${position}`, {
    isOwn: false,
    version: WAIVER.version,
    agrees: true,
    ...body,
  });
const signatures = async (name: string) =>
  (
    await stack.db.query(
      `SELECT s.*, u.username FROM waiver_signatures s JOIN guests g ON g.id = s.guest_id JOIN users u ON u.id = s.signed_by
        WHERE g.name = $1 ORDER BY s.version`,
      [name],
    )
  ).rows;

it('is signed by a traveller, once, with what says who, when and under which words', async () => {
  const sofia = await signedInAs(stack, 'sofia');
  expect((await read(sofia)).travellers).toMatchObject([
    { name: 'Sofía Herrera', signer: 'self', isSigned: false, signed: null },
    { name: 'Mateo Herrera', signer: 'nobody', isSigned: false },
  ]);
  const { status, body } = await sign(sofia, 1, { signedName: 'sofia herrera' });
  expect(status).toBe(200);
  expect(body.travellers[0]).toMatchObject({
    isSigned: true,
    signed: { version: WAIVER.version, signedName: 'sofia herrera', withConsent: false },
  });
  expect((await sign(sofia, 1, { signedName: 'Sofía Herrera' })).status).toBe(200);
  const [row, ...more] = await signatures('Sofía Herrera');
  expect(more).toEqual([]);
  expect(row).toMatchObject({
    username: 'sofia',
    signed_name: 'sofia herrera',
    text_hash: waiverHash(WAIVER),
    with_consent: false,
  });
  expect(row.signed_at.toISOString()).toMatch(/^2025-06-0/);
  expect(row.address).toMatch(/^(127\.0\.0\.0|::)$/);
});

it('is not signed for an adult who can do it themselves', async () => {
  const nina = await signedInAs(stack, 'nina');
  const forDaniel = { signedName: 'Daniel Okafor', hasConsent: true };
  expect(await sign(nina, 2, forDaniel)).toMatchObject({ status: 403, body: { code: 'waiver.not_yours' } });
  const daniel = await signedInAs(stack, 'daniel');
  expect((await sign(daniel, 2, { signedName: 'Daniel Okafor' })).status).toBe(200);
  expect((await read(nina)).travellers[1]).toMatchObject({ isSigned: true });
});

it('is signed for a companion without an account when they consent', async () => {
  await stack.db.query(`UPDATE guests SET user_id = NULL WHERE name = 'Tom Clarke'`);
  const hannah = await signedInAs(stack, 'hannah');
  const forTom = { signedName: 'Tom Clarke' };
  expect(await sign(hannah, 2, forTom)).toMatchObject({
    status: 422,
    body: { fields: { hasConsent: 'Say that they consent' } },
  });
  expect((await sign(hannah, 2, { ...forTom, hasConsent: true })).body.travellers[1]).toMatchObject({
    isSigned: true,
    signed: { withConsent: true },
  });
});

it('is not signed any more once the booking has ended', async () => {
  const nina = await signedInAs(stack, 'nina');
  expect(await read(nina)).toMatchObject({ isOpen: true });
  const setTo = (status: string) =>
    stack.db.query(
      `UPDATE guests SET status = $1 WHERE booking_id = (SELECT booking_id FROM guests WHERE name = 'Nina Okafor')`,
      [status],
    );
  await setTo('cancelled');
  expect(await read(nina)).toMatchObject({ isOpen: false });
  expect(await sign(nina, 1, { signedName: 'Nina Okafor' })).toMatchObject({
    body: { code: 'details.closed' },
  });
  await setTo('confirmed');
});

it.each([
  [{ signedName: 'Somebody Else' }, { signedName: 'Type the name as it stands here: Grace Liu' }],
  [{ signedName: ' ' }, { signedName: 'Type your full name' }],
  [{ signedName: 'Grace Liu', agrees: false }, { agrees: 'Tick the box to agree' }],
])('with %j is not signed', async (body, fields) => {
  const grace = await signedInAs(stack, 'grace');
  expect(await sign(grace, 1, body)).toMatchObject({ status: 422, body: { fields } });
  expect(await signatures('Grace Liu')).toEqual([]);
});

it('is read again on a page from before trips had words of their own, and not signed', async () => {
  const grace = await signedInAs(stack, 'grace');
  expect(await sign(grace, 1, { isOwn: undefined, signedName: 'Grace Liu' })).toMatchObject({
    status: 409,
    body: { code: 'waiver.changed' },
  });
  expect(await signatures('Grace Liu')).toEqual([]);
});

it('asks anew when the text was renewed', async () => {
  const lucas = await signedInAs(stack, 'lucas');
  // As if the signature stood under the text before this one.
  await stack.db.query(
    `INSERT INTO waiver_signatures (guest_id, version, text_hash, signed_name, signed_by, with_consent, signed_at, address)
     SELECT id, 1, '\\x00', name, user_id, false, now(), '::' FROM guests WHERE name = 'Lucas Moreau'`,
  );
  expect((await read(lucas)).travellers[0]).toMatchObject({ isSigned: false, signed: { version: 1 } });
  expect(await sign(lucas, 1, { version: 1, signedName: 'Lucas Moreau' })).toMatchObject({
    status: 409,
    body: { code: 'waiver.changed' },
  });
  expect((await sign(lucas, 1, { signedName: 'Lucas Moreau' })).status).toBe(200);
  expect((await signatures('Lucas Moreau')).map(({ version }) => version)).toEqual([1, WAIVER.version]);
});

it('can be downloaded, by people who are logged in', async () => {
  const jonas = await signedInAs(stack, 'jonas');
  const { url } = stack.nodes[0]!;
  const file = (path: string, cookie: string) => fetch(url + path, { headers: { Cookie: cookie } });
  for (const path of ['/api/guest/waiver/text', `${await ownTrip(jonas)}/waiver/text`]) {
    const reply = await file(path, jonas.cookieHeader);
    expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="?waiver\.txt"?$/);
    expect(await reply.text()).toContain('Risks you know of');
    expect((await file(path, '')).status).toBe(401);
  }
  const noTrip = await file('/api/guest/trips/999999/waiver/text', jonas.cookieHeader);
  expect([noTrip.status, noTrip.headers.get('content-disposition')]).toEqual([404, null]);
});

it('is downloaded for the trip on the screen, whichever of two is chosen by then', async () => {
  const { tripId, userId, cookie } = await guestOfAnotherTrip(stack);
  await stack.db.query(
    `UPDATE guests SET user_id = $1 WHERE user_id = (SELECT id FROM users WHERE username = 'priya')`,
    [userId],
  );
  const { rows } = await stack.db.query<{ username: string }>(
    'SELECT u.username FROM trip_hosts h JOIN users u ON u.id = h.user_id WHERE h.trip_id = $1 AND h.is_owner',
    [tripId],
  );
  const owner = await signedInAs(stack, rows[0]!.username);
  const words = { title: 'Waiver of the lanterns', sections: [{ title: 'Fire', text: 'Lanterns are hot.' }] };
  const saved = await owner.call('PUT', `/api/host/trips/${tripId}/waiver`, { ...words, version: 0 });
  expect(saved.status).toBe(200);

  const guest = browserOf(stack, { cookie });
  const { body: trips } = await guest.call<{ id: number }[]>('GET', '/api/guest/trips');
  const other = trips.find(({ id }) => id !== tripId)!.id;
  await guest.call('PUT', `/api/guest/trips/${other}/chosen`);
  const fileOf = async (id: number) =>
    (await guest.call<string>('GET', `/api/guest/trips/${id}/waiver/text`)).body;
  expect(await fileOf(tripId)).toContain('Lanterns are hot.');
  expect(await fileOf(other)).toContain('Risks you know of');
});
