import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { STOCK_CABINS } from '../contracts/stock-cabins.js';
import { STOCK_GROUP } from '../contracts/stock-group.js';
import { STOCK_GUIDE } from '../contracts/stock-guide.js';
import { STOCK_SHIP } from '../contracts/stock-ship.js';
import { ownPicture } from '../contracts/trip-pages.js';
import { MOST_OF_GUIDE, packingKeys, type TripGuide } from '../contracts/trip-guide.js';
import { MAIN_CABINS } from '../src/demo/main-cabins.data.js';
import { MAIN_GUIDE } from '../src/demo/main-guide.data.js';
import { MAIN_SHIP } from '../src/demo/main-ship.data.js';
import type { PackingDto } from '../src/modules/guests/packing/packing.dto.js';
import type { GuestGuideDto } from '../src/modules/guests/pages/guest-guide.dto.js';
import type { HostGuideDto } from '../src/modules/host/trips/host-pages.dto.js';
import type { TripDto } from '../src/modules/trips/trip.dto.js';
import type { TripGroupDto } from '../src/modules/trips/pages/group.dto.js';
import type { TripShipDto } from '../src/modules/trips/pages/ship.dto.js';
import { aVisitor, browserOf, demoPerson, guestOfAnotherTrip } from './support/demo-people.js';
import { type Stack, startStack } from './support/stack.js';
import { PageWriter, type Refused } from './support/trip-pages.js';

let stack: Stack;
let owner: PageWriter;
let onSaleId: number;

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1' } });
  owner = new PageWriter(browserOf(stack, await demoPerson(stack, 'marisol')));
  onSaleId = (await stack.db.query<{ id: number }>('SELECT id FROM trips WHERE is_on_sale')).rows[0]!.id;
}, 120_000);
afterAll(() => stack.stop());

const browser = async (username: string) => browserOf(stack, await demoPerson(stack, username));
const unwritten = { version: 0, versions: [], isOwner: true };

describe('the ship’s page', () => {
  const everybody = async () =>
    (await aVisitor(stack).call<TripShipDto & Refused>('GET', '/api/trips/current/ship')).body;

  it('is read by everybody, of the trip on sale, and is what its owner saved', async () => {
    expect(await everybody()).toEqual({ ...MAIN_SHIP, tripId: onSaleId, version: 1 });
    const saved = await owner.saveShip(onSaleId, 1, { ...MAIN_SHIP, included: ['A cabin'] });
    expect(saved.status).toBe(200);
    expect(await everybody()).toMatchObject({ included: ['A cabin'], version: 2 });
  });

  it('says what is true of each trip while nobody has written it', async () => {
    const id = await owner.make();
    expect(await owner.read(id, 'ship')).toEqual({ ...STOCK_SHIP, ...unwritten });
    expect((await owner.saveShip(id, 0, STOCK_SHIP)).body.version).toBe(0);
  });

  it('shows no picture of another trip, wherever it stands', async () => {
    const cover = { picture: ownPicture('abcdefghijklmnopqrstuv'), alt: 'Ours' };
    const refused = await owner.saveShip(await owner.make(), 0, { ...STOCK_SHIP, cover });
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      { 'cover.picture': 'This picture is not there any more. Choose another one' },
    ]);
  });
});

describe('the preparation guide', () => {
  const guideOf = async (username: string) =>
    (await browser(username)).call<GuestGuideDto & Refused>('GET', '/api/guest/guide');

  it('is read by who has paid and by hosts, of their trip, and by nobody else', async () => {
    const whole = { ...MAIN_GUIDE, tripId: onSaleId, version: 1, passportMonths: 6 };
    expect((await guideOf('nina')).body).toEqual(whole);
    expect((await guideOf('marisol')).body).toEqual(whole);
    const unpaid = await guideOf('priya');
    expect([unpaid.status, unpaid.body.code]).toEqual([402, 'auth.payment_required']);
    expect((await aVisitor(stack).call('GET', '/api/guest/guide')).status).toBe(401);
    const guest = await guestOfAnotherTrip(stack);
    const other = await browserOf(stack, guest).call<GuestGuideDto>('GET', '/api/guest/guide');
    expect(other.body).toEqual({ ...STOCK_GUIDE, tripId: guest.tripId, version: 0, passportMonths: 6 });
  });

  it('keeps what is packed when its thing has another name, and takes no tick of what is gone', async () => {
    const device = await browser('lucas');
    const tell = (...items: string[]) =>
      device.call<PackingDto>('PUT', `/api/guest/trips/${onSaleId}/packing`, {
        changes: items.map((item) => ({ item, isPacked: true, at: '2025-06-02T09:00:00.000Z' })),
      });
    expect((await tell('phone', 'cable')).body.packed.toSorted()).toEqual(['cable', 'phone']);
    const { version } = await owner.read<HostGuideDto>(onSaleId, 'guide');
    const packing = [
      {
        title: 'All of it',
        items: [
          { key: 'phone', name: 'Whatever you call with', isEssential: false },
          { key: 'mask', name: 'A mask', isEssential: true },
        ],
      },
    ];
    expect((await owner.saveGuide(onSaleId, version, { ...MAIN_GUIDE, packing })).status).toBe(200);
    const { packed } = (await tell('mask', 'camera')).body;
    expect(packed).toEqual(expect.arrayContaining(['phone', 'mask']));
    expect(packed).not.toContain('camera');
  });

  it('says what does not fit together, and is told of in the log', async () => {
    const id = await owner.make();
    const [first, second] = STOCK_GUIDE.steps;
    const turned: TripGuide = { ...STOCK_GUIDE, steps: [second!, first!] };
    expect((await owner.saveGuide(id, 0, turned)).body.fields).toEqual({
      'steps.1.weeksBefore': 'Each step has fewer weeks left than the one before it',
    });
    expect((await owner.saveGuide(id, 0, { ...STOCK_GUIDE, title: 'Ready' })).body.version).toBe(1);
    const log = await owner.browser.call<{ entries: object[] }>('GET', `/api/host/log?trip=${id}&area=trip`);
    expect(log.body.entries[0]).toMatchObject({ about: 'part: preparation guide; version: 1' });
  });

  it('goes along with a copy of the trip, and so does the ship', async () => {
    const id = await owner.make();
    await owner.saveGuide(id, 0, { ...STOCK_GUIDE, title: 'Ready for the lagoon' });
    const key = { 'Idempotency-Key': randomUUID() };
    const copies = `/api/host/trips/${id}/copies`;
    const made = await owner.browser.call<{ id: number }>('POST', copies, { startDate: '2026-06-05' }, key);
    const copy = made.body.id;
    expect(await owner.read(copy, 'guide')).toMatchObject({ title: 'Ready for the lagoon', version: 1 });
    expect(await owner.read(copy, 'ship')).toEqual({ ...STOCK_SHIP, ...unwritten });
  });

  it('may have the longest packing list there is, in any script', async () => {
    const name = '船'.repeat(120);
    const packing = Array.from({ length: MOST_OF_GUIDE.groups }, (_, group) => ({
      title: name.slice(0, 80),
      items: Array.from({ length: MOST_OF_GUIDE.items }, (_one, place) => ({
        key: `thing-${group}-${place}`.padEnd(40, 'x'),
        name,
        isEssential: true,
      })),
    }));
    const id = await owner.make();
    const { status, body } = await owner.saveGuide(id, 0, { ...STOCK_GUIDE, packing });
    expect([status, packingKeys(body.packing).length]).toEqual([200, 240]);
  });
});

describe('the pictures of the cabins', () => {
  const balcony = {
    room: { picture: 'theatre-night', alt: 'Our suite' },
    beyond: { picture: 'deck-party', alt: 'Our deck' },
  } as const;

  it('are with the trip on sale, of every kind of cabin, and are what its owner saved', async () => {
    const onSale = async () => (await aVisitor(stack).call<TripDto>('GET', '/api/trips/current')).body;
    expect((await onSale()).cabinPictures).toEqual(MAIN_CABINS);
    const saved = await owner.saveCabins(onSaleId, 1, { ...MAIN_CABINS, balcony });
    expect(saved.body).toMatchObject({ balcony, version: 2 });
    expect((await onSale()).cabinPictures).toEqual({ ...MAIN_CABINS, balcony });
  });

  it('are the site’s own where nobody chose any, go over to a copy, and are chosen by the owner alone', async () => {
    const id = await owner.make();
    expect(await owner.read(id, 'cabins')).toEqual({ ...STOCK_CABINS, ...unwritten });
    await owner.saveCabins(id, 0, { ...STOCK_CABINS, balcony });
    const key = { 'Idempotency-Key': randomUUID() };
    const copy = await owner.browser.call<{ id: number }>(
      'POST',
      `/api/host/trips/${id}/copies`,
      { startDate: '2027-05-07' },
      key,
    );
    expect(await owner.read(copy.body.id, 'cabins')).toMatchObject({ balcony, version: 1 });
    const coHost = new PageWriter(await browser('theo'));
    expect((await coHost.saveCabins(onSaleId, 2, STOCK_CABINS)).body.code).toBe('host.owner_only');
  });

  it('are none of another trip’s', async () => {
    const room = { picture: ownPicture('abcdefghijklmnopqrstuv'), alt: 'Ours' };
    const inside = { ...STOCK_CABINS.inside, room };
    const refused = await owner.saveCabins(await owner.make(), 0, { ...STOCK_CABINS, inside });
    expect(refused.body.fields).toEqual({
      'inside.room.picture': 'This picture is not there any more. Choose another one',
    });
  });
});

describe('the pictures of the group', () => {
  const groupOf = async (username: string) =>
    (await browser(username)).call<TripGroupDto & Refused>('GET', '/api/guest/group');

  it('are the site’s own until its owner chooses others, for who has paid and for hosts', async () => {
    expect((await groupOf('nina')).body).toEqual({ ...STOCK_GROUP, tripId: onSaleId, version: 0 });
    const chosen = { ...STOCK_GROUP, adventures: STOCK_GROUP.adventures.slice(0, 1) };
    expect((await owner.saveGroup(onSaleId, 0, chosen)).body).toMatchObject({ ...chosen, version: 1 });
    expect((await groupOf('nina')).body).toEqual({ ...chosen, tripId: onSaleId, version: 1 });
    expect((await groupOf('theo')).body).toEqual({ ...chosen, tripId: onSaleId, version: 1 });
    expect((await groupOf('priya')).status).toBe(402);
  });

  it('are chosen by the owner alone, of the pictures that there are', async () => {
    const coHost = new PageWriter(await browser('theo'));
    expect((await coHost.saveGroup(onSaleId, 1, STOCK_GROUP)).body.code).toBe('host.owner_only');
    const [scene] = STOCK_GROUP.activities;
    const activities = [{ ...scene!, picture: ownPicture('abcdefghijklmnopqrstuv') }];
    const refused = await owner.saveGroup(onSaleId, 1, { ...STOCK_GROUP, activities });
    expect(refused.body.fields).toEqual({
      'activities.0.picture': 'This picture is not there any more. Choose another one',
    });
  });
});
