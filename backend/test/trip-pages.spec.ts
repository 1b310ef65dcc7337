import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { STOCK_SHIP } from '../contracts/stock-ship.js';
import { EMPTY_PLAN } from '../contracts/trip-pages.js';
import type { HostFrontDto, HostPlanDto } from '../src/modules/host/trips/host-pages.dto.js';
import type { TripFrontDto } from '../src/modules/trips/pages/front.dto.js';
import type { TripPlanDto } from '../src/modules/trips/pages/plan.dto.js';
import type { TripShipDto } from '../src/modules/trips/pages/ship.dto.js';
import { aVisitor, browserOf, demoPerson, guestOfAnotherTrip } from './support/demo-people.js';
import { OnePageSite } from './support/one-page-site.js';
import { type Stack, startStack } from './support/stack.js';
import { aFront, aPlan, PageWriter, type Refused } from './support/trip-pages.js';

const site = new OnePageSite('/api/trips/current/front');
let stack: Stack;
let owner: PageWriter;
let onSaleId: number;

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1', STATIC_DIR: site.dir } });
  owner = new PageWriter(browserOf(stack, await demoPerson(stack, 'marisol')));
  onSaleId = (await stack.db.query<{ id: number }>('SELECT id FROM trips WHERE is_on_sale')).rows[0]!.id;
}, 120_000);
afterAll(async () => {
  await stack.stop();
  site.remove();
});

const everybody = async <T>(part: string) =>
  (await aVisitor(stack).call<T>('GET', `/api/trips/current/${part}`)).body;

describe('everybody', () => {
  it('reads what the pages of the trip on sale say', async () => {
    const plan = await everybody<TripPlanDto>('plan');
    expect(plan).toMatchObject({ tripId: onSaleId, version: 1 });
    expect([plan.days.length, plan.moments.length]).toEqual([3, 8]);
    const front = await everybody<TripFrontDto>('front');
    expect([front.tripId, front.slides.length, front.cards.length]).toEqual([onSaleId, 11, 6]);
  });

  it('reads what its owner saved, on the drawn page, too, at once', async () => {
    const home = async () => (await fetch(`${stack.nodes[0]!.url}/`)).text();
    const drawn = await home();
    const read = await owner.read<HostFrontDto>(onSaleId, 'front');
    const { version, versions: _versions, isOwner: _isOwner, ...front } = read;
    expect(JSON.parse(drawn)).toEqual({ ...front, tripId: onSaleId, version });
    const saved = await owner.saveFront(onSaleId, version, { ...front, lead: 'Come along.' });
    expect(saved.status).toBe(200);
    expect(await everybody('front')).toMatchObject({ lead: 'Come along.', version: version + 1 });
    expect(JSON.parse(await home())).toMatchObject({ lead: 'Come along.' });
  });

  it('hears that no trip is on sale where there is none', async () => {
    await stack.db.query('UPDATE trips SET is_on_sale = false WHERE id = $1', [onSaleId]);
    const asked = await Promise.all(
      ['', '/plan', '/front', '/ship'].map((part) =>
        aVisitor(stack).call('GET', `/api/trips/current${part}`),
      ),
    );
    await stack.db.query('UPDATE trips SET is_on_sale = true WHERE id = $1', [onSaleId]);
    expect(asked.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
  });
});

it('a guest reads plan and home page of their own trip, on sale or not, and of no other', async () => {
  const guest = await guestOfAnotherTrip(stack);
  const { version } = await owner.read<HostPlanDto>(guest.tripId, 'plan');
  await owner.savePlan(guest.tripId, version, aPlan('Ours'));
  const asks = (tripId: number, part = 'plan') =>
    browserOf(stack, guest).call<TripPlanDto & Refused>('GET', `/api/guest/trips/${tripId}/${part}`);
  expect((await asks(guest.tripId, 'front')).body).toMatchObject({ tripId: guest.tripId, slides: [] });
  expect((await asks(onSaleId, 'front')).status).toBe(404);
  expect((await asks(guest.tripId)).body).toEqual({
    ...aPlan('Ours'),
    tripId: guest.tripId,
    version: version + 1,
  });
  const other = await asks(onSaleId);
  expect([other.status, other.body.code]).toEqual([404, 'trip.not_found']);
});

it('a guest reads the ship of their own trip, not on sale and called off as well, and of no other', async () => {
  const guest = await guestOfAnotherTrip(stack);
  const { tripId } = guest;
  const asks = (id: number, visitor = browserOf(stack, guest)) =>
    visitor.call<TripShipDto & Refused>('GET', `/api/guest/trips/${id}/ship`);
  // Nobody has written it.
  expect((await asks(tripId)).body).toEqual({ ...STOCK_SHIP, tripId, version: 0 });
  const ours = { ...STOCK_SHIP, title: 'Two masts' };
  expect((await owner.saveShip(tripId, 0, ours)).status).toBe(200);
  expect((await asks(tripId)).body).toEqual({ ...ours, tripId, version: 1 });
  const calledOff = (at: string) =>
    stack.db.query(`UPDATE trips SET called_off_at = ${at} WHERE id = $1`, [tripId]);
  await calledOff('now()');
  const stays = await asks(tripId);
  await calledOff('NULL');
  expect([stays.status, stays.body.title]).toEqual([200, 'Two masts']);

  const other = await asks(onSaleId);
  expect([other.status, other.body.code]).toEqual([404, 'trip.not_found']);
  expect((await asks(tripId, owner.browser)).body.title).toBe('Two masts');
  expect((await asks(tripId, aVisitor(stack))).status).toBe(401);
});

describe('versions', () => {
  it('begin with nothing, are listed with when and by whom, and can be read again', async () => {
    const id = await owner.make();
    expect(await owner.read(id, 'plan')).toEqual({ ...EMPTY_PLAN, version: 0, versions: [], isOwner: true });
    await owner.savePlan(id, 0, aPlan('First'));
    const { body } = await owner.savePlan(id, 1, aPlan('Second'));
    const by = { savedBy: 'Marisol Vega', savedAt: expect.any(String) };
    const versions = [
      { version: 2, ...by },
      { version: 1, ...by },
    ];
    expect(body).toEqual({ ...aPlan('Second'), version: 2, versions, isOwner: true });
    expect(await owner.read(id, 'plan')).toEqual(body);
    const first = { ...aPlan('First'), tripId: id, version: 1, picturesGone: 0 };
    expect(await owner.read(id, 'plan/versions/1')).toEqual(first);
    expect(await owner.read(id, 'plan/versions/3')).toMatchObject({ code: 'trip.page_version_unknown' });
    expect(await owner.read(id, 'front')).toMatchObject({ version: 0, versions: [] });
  });

  it('name nobody whose account is gone, and twenty are enough to choose from', async () => {
    const id = await owner.make();
    await stack.db.query(
      `WITH gone AS (
         INSERT INTO users (username, password, email, first_name, last_name, role, erased_at)
         VALUES ('gone', '!', 'gone', 'Deleted user', '', 'host', now()) RETURNING id)
       INSERT INTO trip_pages SELECT $1::int, 'front', n, $2::jsonb, gone.id, now() FROM gone, generate_series(1, 21) n`,
      [id, aFront('Before')],
    );
    const { versions } = await owner.read<HostFrontDto>(id, 'front');
    expect(versions).toHaveLength(20);
    expect(versions[0]).toMatchObject({ version: 21, savedBy: null });
  });

  it('are never changed or removed', async () => {
    for (const sql of [
      'UPDATE trip_pages SET saved_by = NULL',
      'DELETE FROM trip_pages',
      'TRUNCATE trip_pages',
    ])
      await expect(stack.db.query(sql)).rejects.toThrow('append-only');
  });
});

it('a copy of a trip says what the trip says, its pictures too, in versions of its own', async () => {
  const id = await owner.make();
  const [picture, unseen] = ['pictureOfTheOriginal-1', 'pictureOfTheOriginal-2'];
  await stack.db.query(
    `WITH file AS (INSERT INTO stored_files (id, owner_id, kind, media_type, size, width, height, bytes, created_at, claimed_at)
       SELECT p, id, 'photo', 'image/webp', 1, 1, 1, 'x', now(), now() FROM users, unnest($1::text[]) p
        WHERE username = 'marisol' RETURNING id)
     INSERT INTO trip_pictures (id, trip_id, added_at) SELECT id, $2, now() FROM file`,
    [[picture, unseen], id],
  );
  const plan = aPlan('Again');
  plan.days[0]!.picture = `own/${picture}`;
  expect((await owner.savePlan(id, 0, aPlan('Once'))).status).toBe(200);
  expect((await owner.savePlan(id, 1, plan)).status).toBe(200);
  const key = { 'Idempotency-Key': randomUUID() };
  const copies = `/api/host/trips/${id}/copies`;
  const made = await owner.browser.call<{ id: number }>('POST', copies, { startDate: '2026-06-05' }, key);
  const copy = made.body.id;
  expect(await owner.read(copy, 'plan')).toMatchObject({ ...plan, version: 1 });
  expect(await owner.read(copy, 'front')).toMatchObject({ version: 0 });
  // Chosen from for other places of its pages: what it shows, and not what it never showed.
  expect(await owner.read<{ id: string }[]>(copy, 'pictures')).toMatchObject([{ id: picture }]);
  plan.days[0]!.title = 'Another title';
  expect((await owner.savePlan(copy, 1, plan)).body).toMatchObject({ ...plan, version: 2 });
  expect((await owner.savePlan(await owner.make(), 0, plan)).status).toBe(422);
});
