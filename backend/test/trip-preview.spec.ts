import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TripFrontDto } from '../src/modules/trips/pages/front.dto.js';
import type { TripDto } from '../src/modules/trips/trip.dto.js';
import { aVisitor, browserOf, demoPerson } from './support/demo-people.js';
import { aHost, anAccount } from './support/people.js';
import { aTraveller } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';
import { aFront, PageWriter, type Refused } from './support/trip-pages.js';
import type { Visitor } from './support/visitor.js';

const PARTS = ['', '/plan', '/front', '/ship', '/terms'];
const PAGES = ['', '/itinerary', '/trip-details', '/pricing', '/terms', '/register', '/guest-info'];
const UNKNOWN = 2_000_000;
const LEAD = 'Come along, all of you.';
const HOSTS = ['its owner', 'a co-host'] as const;
const OTHERS = ['a visitor', 'a paid guest', 'a host of another trip', 'who is no host any more'] as const;

let stack: Stack;
let owner: PageWriter;
let people: Record<(typeof HOSTS)[number] | (typeof OTHERS)[number], Visitor>;
let tripId: number;
let onSaleId: number;

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1' } });
  onSaleId = (await stack.db.query<{ id: number }>('SELECT id FROM trips WHERE is_on_sale')).rows[0]!.id;
  owner = new PageWriter(browserOf(stack, await demoPerson(stack, 'marisol')));
  tripId = await owner.make();
  await owner.saveFront(tripId, 0, aFront(LEAD));
  // A place among the hosts opens nothing to an account that is a guest's.
  const guest = await anAccount(stack);
  await stack.db.query('INSERT INTO trip_hosts (trip_id, user_id) VALUES ($1, $2)', [tripId, guest.userId]);
  people = {
    'its owner': owner.browser,
    'a co-host': browserOf(stack, await aHost(stack, [tripId])),
    'a visitor': aVisitor(stack),
    'a paid guest': browserOf(stack, await demoPerson(stack, 'lucas')),
    'a host of another trip': browserOf(stack, await aHost(stack, [onSaleId])),
    'who is no host any more': browserOf(stack, guest),
  };
}, 120_000);
afterAll(() => stack.stop());

const CHOICE = { cabinType: 'inside', occupancy: 'double', paymentType: 'full' } as const;
const read = <T = TripDto>(who: Visitor, part = '', id = tripId) =>
  who.call<T>('GET', `/api/trips/current${part}?trip=${id}`);
const statusesFor = async (who: Visitor, id = tripId) =>
  (await Promise.all(PARTS.map((part) => read(who, part, id)))).map(({ status }) => status);
const priceFor = (who: Visitor, id = tripId) =>
  who.call<{ totalCents: number } & Refused>('POST', '/api/quote', { ...CHOICE, travellers: 2, tripId: id });
const page = (path: string, who = aVisitor(stack)) =>
  fetch(stack.nodes[0]!.url + path, { headers: { cookie: who.cookieHeader } });

describe('a trip that is not on sale yet', () => {
  it.each(HOSTS)('shows %s its pages and prices as visitors will see them', async (name) => {
    const who = people[name];
    expect(await statusesFor(who)).toEqual(PARTS.map(() => 200));
    const { body, headers } = await read(who);
    expect(body).toMatchObject({ id: tripId, isPreview: true, isInFront: false, othersOnSale: 1 });
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await read<TripFrontDto>(who, '/front')).body).toMatchObject({ tripId, lead: LEAD });
    const price = await priceFor(who);
    expect([price.status, price.body.totalCents]).toEqual([200, 134_400]);
  });

  it.each(OTHERS)('is for %s as if there were none of its number', async (name) => {
    const who = people[name];
    for (const part of PARTS)
      for (const id of [tripId, UNKNOWN]) {
        const { status, body } = await read(who, part, id);
        expect([part, id, status, body]).toEqual([part, id, 204, null]);
      }
    const [asked, unknown] = [await priceFor(who), await priceFor(who, UNKNOWN)];
    expect([asked.status, asked.body.code]).toEqual([409, 'trip.not_on_sale']);
    expect(asked.body).toEqual(unknown.body);
  });

  it('stands in no list, and no page is drawn with it, whoever asks for one', async () => {
    const { body: cards } = await owner.browser.call<{ id: number }[]>('GET', '/api/trips');
    expect(cards.map(({ id }) => id)).toEqual([onSaleId]);
    const inFront = await read(owner.browser, '', onSaleId);
    expect(inFront.body).toMatchObject({ isPreview: false, othersOnSale: 0 });
    expect(await (await page('/sitemap.xml', owner.browser)).text()).not.toContain('/trips/');
    for (const path of PAGES) {
      const drawn = await page(`/trips/${tripId}${path}`, owner.browser);
      const html = await drawn.text();
      expect([path, drawn.status, drawn.headers.get('x-robots-tag')]).toEqual([path, 404, 'noindex']);
      expect(html).not.toContain(LEAD);
      expect(html).not.toContain('Baja by Night');
    }
  });

  it('is booked by nobody, its owner neither', async () => {
    const travellers = [aTraveller('Sam', 'sam@example.com')];
    const draft = { ...CHOICE, occupancy: 'single', tripId, travellers };
    const robin = { name: 'Robin Sample', email: 'robin@example.com' };
    const form = { ...robin, cabinType: 'inside', paymentType: 'full', tripId };
    for (const [method, path, body] of [
      ['PUT', '/api/checkout/draft', draft],
      ['POST', '/api/guests', form],
      ['POST', '/api/guests', { ...form, waitlist: true }],
    ] as const) {
      const refused = await owner.browser.call<Refused>(method, path, body);
      expect([path, refused.status, refused.body.code]).toEqual([path, 409, 'trip.not_on_sale']);
    }
  });
});

it('without its days, or called off, it has no pages for its hosts either', async () => {
  const id = await owner.make();
  expect((await read(owner.browser, '', id)).status).toBe(200);
  for (const change of [
    'start_date = NULL, end_date = NULL, departs_at = NULL',
    `start_date = '2026-05-01', end_date = '2026-05-04', departs_at = '2026-05-02', called_off_at = now()`,
  ]) {
    await stack.db.query(`UPDATE trips SET ${change} WHERE id = $1`, [id]);
    expect(await statusesFor(owner.browser, id)).toEqual(PARTS.map(() => 204));
    expect((await priceFor(owner.browser, id)).body.code).toBe('trip.not_on_sale');
  }
});

it.each([
  ['of a trip on sale', () => `/trips/${onSaleId}`, 200],
  ['of its prices', () => `/trips/${onSaleId}/pricing`, 200],
  ['of a trip that nobody made', () => `/trips/${UNKNOWN}`, 404],
  ['without a number', () => '/trips/abc', 404],
  ['of the terms of no number', () => '/trips/abc/terms', 404],
])('an address %s is there, or not found', async (_, path, status) => {
  expect((await page(path())).status).toBe(status);
});

it('once it is opened everybody sees the same, and nothing once it is closed', async () => {
  const booking = `/api/host/trips/${tripId}/booking`;
  expect((await owner.browser.call('PUT', booking)).status).toBe(204);
  for (const who of [owner.browser, aVisitor(stack)])
    expect((await read(who)).body).toMatchObject({ id: tripId, isPreview: false });
  const drawn = await page(`/trips/${tripId}`);
  expect([drawn.status, (await drawn.text()).includes(LEAD)]).toEqual([200, true]);
  expect((await owner.browser.call('DELETE', booking)).status).toBe(204);
  expect((await page(`/trips/${tripId}`)).status).toBe(404);
});

it('is not for a host who lacks the second step that is asked of hosts', async () => {
  await stack.restart({ HOST_SECOND_FACTOR: 'required' });
  expect(await statusesFor(owner.browser)).toEqual(PARTS.map(() => 204));
  expect((await priceFor(owner.browser)).body.code).toBe('trip.not_on_sale');
});
