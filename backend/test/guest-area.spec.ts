import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MAIN_ORGANISER } from '../src/demo/main-trip.data.js';
import type { DirectoryDto } from '../src/modules/guests/directory/directory.dto.js';
import type { GuestTripOverviewDto, VoyageDto } from '../src/modules/guests/area/guest-area.dto.js';
import { aVisitor, browserOf, demoPerson, guestOfAnotherTrip } from './support/demo-people.js';
import { aHost, anAccount } from './support/people.js';
import { type Stack, startStack } from './support/stack.js';
import type { Visitor } from './support/visitor.js';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1' } });
}, 120_000);
afterAll(() => stack.stop());

const withCookie = (cookie: string) => browserOf(stack, { cookie });
const signedIn = async (username: string) => browserOf(stack, await demoPerson(stack, username));

async function guestElsewhere(): Promise<{ visitor: Visitor; title: string; tripId: number }> {
  const { tripId, title, ...person } = await guestOfAnotherTrip(stack);
  return { visitor: browserOf(stack, person), title, tripId };
}

it.each(['profile', 'trips', 'directory', 'trips/1/packing'])(
  '/api/guest/%s is closed to visitors',
  async (page) => {
    expect((await aVisitor(stack).call('GET', `/api/guest/${page}`)).status).toBe(401);
  },
);

describe('the directory', () => {
  const ask = (visitor: Visitor) => visitor.call<DirectoryDto>('GET', '/api/guest/directory');

  it('is closed to who has paid a deposit only, or booked nothing', async () => {
    const { cookie } = await anAccount(stack);
    for (const visitor of [await signedIn('priya'), withCookie(cookie)]) {
      expect(await ask(visitor)).toMatchObject({ status: 402, body: { code: 'auth.payment_required' } });
    }
  });

  it('counts the guests of the trip from their rows', async () => {
    const { status, body } = await ask(await signedIn('nina'));
    expect(status).toBe(200);
    expect(body.tripTitle).toBe('Ensenada Group Cruise');
    const stats = { totalGuests: 12, confirmed: 8, pending: 4, countries: 6, averageAge: 32 };
    expect(body.stats).toEqual(stats);
  });

  it('names hosts and those who have joined, by first name and what they tell, and by nothing else', async () => {
    const { body } = await ask(await signedIn('nina'));
    const hosts = body.people.filter((person) => person.isHost).map((person) => person.firstName);
    expect(hosts).toEqual(['Marisol', 'Theo']);
    // Eight confirmed ones, and Emeka, whom a host let in early; three hold a place and are not named.
    expect(body.people.filter((person) => !person.isHost).map((person) => person.firstName)).toEqual([
      'Nina',
      'Daniel',
      'Jonas',
      'Lucas',
      'Sofía',
      'Mateo',
      'Grace',
      'Emeka',
      'Priya',
    ]);
    expect(body.people.find((person) => person.isYou)).toEqual({
      id: expect.stringMatching(/^g\d+$/),
      firstName: 'Nina',
      interests: ['Dancing', 'Live music', 'Street food'],
      homeTown: 'San Diego, California',
      about: 'Second cruise, first festival at sea. My suitcase is packed by color.',
      joinedOn: '2025-03-12',
      isHost: false,
      hasAccount: true,
      isYou: true,
    });
    for (const secret of ['Okafor', '@', '+1', 'DEMO', '1991', 'Hannah']) {
      expect(JSON.stringify(body)).not.toContain(secret);
    }
  });

  it('is open to the hosts of the trip', async () => {
    expect((await ask(await signedIn('theo'))).body.stats.totalGuests).toBe(12);
  });

  it('shows the guest of another trip theirs and nothing of this one', async () => {
    const { visitor, title } = await guestElsewhere();
    const { status, body } = await ask(visitor);
    expect(status).toBe(200);
    expect(body.tripTitle).toBe(title);
    const here = await ask(await signedIn('nina'));
    const joinedHere = here.body.people.filter((person) => !person.isHost);
    for (const person of joinedHere) expect(body.people).not.toContainEqual(person);
  });

  it('is not open to a host of other trips only', async () => {
    const { rows } = await stack.db.query<{ id: number }>(
      'SELECT id FROM trips WHERE NOT is_on_sale LIMIT 1',
    );
    const { cookie } = await aHost(stack, [rows[0]!.id]);
    expect((await ask(withCookie(cookie))).body.tripTitle).not.toBe('Ensenada Group Cruise');
  });

  it('closes to guests 30 days after the last day, with what its cards tell the chat, and never to hosts (SEC-71)', async () => {
    const { visitor, tripId } = await guestElsewhere();
    const { userId, cookie } = await aHost(stack, [tripId]);
    const { rows } = await stack.db.query<{ endDate: string }>(
      `SELECT end_date::text AS "endDate" FROM trips WHERE id = $1`,
      [tripId],
    );
    const endsOn = (day: string) =>
      stack.db.query('UPDATE trips SET start_date = $2::date - 3, end_date = $2::date WHERE id = $1', [
        tripId,
        day,
      ]);
    const mutes = async () => (await visitor.call('GET', '/api/chat/mutes')).body;
    const mute = (isMuted: boolean) => visitor.call('PUT', `/api/chat/mutes/h${userId}`, { isMuted });
    const closedOn = async (who: Visitor) =>
      (await who.call<VoyageDto[]>('GET', '/api/guest/voyages')).body.find(({ id }) => id === tripId)
        ?.listClosedOn;
    // The demo's day is the 2nd of June.
    await endsOn('2025-05-04');
    expect((await ask(visitor)).status).toBe(200);
    expect(await closedOn(visitor)).toBeNull();
    expect((await mute(true)).status).toBe(200);
    expect(await mutes()).toEqual({ personIds: [`h${userId}`], people: [{ userId, name: 'Robin' }] });
    await endsOn('2025-05-03');
    expect(await closedOn(visitor)).toBe('2025-06-02');
    expect(await closedOn(withCookie(cookie))).toBeNull();
    expect(await ask(visitor)).toMatchObject({
      status: 410,
      body: { code: 'directory.closed', message: 'The guest list of this trip closed on June 2, 2025.' },
    });
    // Who wrote nothing in the chat is told to nobody any more.
    expect(await mutes()).toEqual({ personIds: [], people: [{ userId, name: null }] });
    expect((await mute(false)).status).toBe(404);
    expect((await ask(withCookie(cookie))).status).toBe(200);
    await endsOn(rows[0]!.endDate);
  });

  it('is not for going through again and again (SEC-30)', async () => {
    const visitor = await signedIn('grace');
    const asked = await Promise.all(Array.from({ length: 121 }, () => ask(visitor)));
    const refused = asked.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('the trips of a guest', () => {
  const ask = (visitor: Visitor) => visitor.call<GuestTripOverviewDto[]>('GET', '/api/guest/trips');
  const takesPlace = { isCalledOff: false, endedWithTrip: false, calledOffReason: null };
  const open = { ...takesPlace, isOpen: true, mayReview: false, listClosedOn: null };

  it('say where and when one sails, with whom, and in how many days', async () => {
    expect((await ask(await signedIn('nina'))).body).toEqual([
      {
        ...open,
        id: expect.any(Number),
        title: 'Ensenada Group Cruise',
        bookingId: expect.any(String),
        artist: 'Cora Valdez',
        destination: 'Ensenada, Mexico',
        duration: '3 days / 2 nights',
        startDate: '2025-09-05',
        endDate: '2025-09-08',
        timeZone: 'America/Los_Angeles',
        sailing: { departsAt: '2025-09-05T23:00:00.000Z', departureTime: '16:00', zoneLabel: 'PT' },
        status: 'confirmed',
        guestCount: 12,
        daysUntil: 95,
        organiser: MAIN_ORGANISER,
      },
    ]);
  });

  it('are open before payment, and none for who has booked nothing', async () => {
    expect((await ask(await signedIn('camila'))).body).toMatchObject([{ status: 'pending_payment' }]);
    expect((await ask(browserOf(stack, await anAccount(stack)))).body).toEqual([]);
  });

  it('are a person’s own', async () => {
    const { visitor, title } = await guestElsewhere();
    expect((await ask(visitor)).body.map((trip) => trip.title)).toEqual([title]);
  });

  it('say when their own ship sails, by its clocks, whatever is on sale', async () => {
    const { visitor, tripId } = await guestElsewhere();
    const leaves = (departsAt: string | null) =>
      stack.db.query(`UPDATE trips SET time_zone = 'America/New_York', departs_at = $2 WHERE id = $1`, [
        tripId,
        departsAt,
      ]);
    await leaves('2025-11-07T21:30:00Z');
    const sailing = { departsAt: '2025-11-07T21:30:00.000Z', departureTime: '16:30', zoneLabel: 'ET' };
    expect((await ask(visitor)).body).toMatchObject([{ id: tripId, timeZone: 'America/New_York', sailing }]);
    await leaves(null);
    expect((await ask(visitor)).body).toMatchObject([{ id: tripId, sailing: null }]);
  });
});
