import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GuestTripOverviewDto } from '../src/modules/guests/area/guest-area.dto.js';
import type { GuestReviewDto } from '../src/modules/guests/reviews/reviews.dto.js';
import type { HostReviewDto } from '../src/modules/host/reviews/host-reviews.dto.js';
import type { TripDto } from '../src/modules/trips/trip.dto.js';
import { Booked } from './support/booked.js';
import { aVisitor, browserOf } from './support/demo-people.js';
import { aHost, anAccount } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';
import type { Visitor } from './support/visitor.js';

type Answer<T> = T & { code?: string; fields?: Record<string, string> };

const WORDS = {
  rating: 4,
  comment: 'We danced on every deck, and the crew danced with us.',
  location: 'Reno, Nevada',
};
const OTHER = { ...WORDS, comment: 'We danced on every deck until the sun came up.' };

let stack: Stack;
/** The trip that is written about, the next one of the same owner, and one of another owner; the last two are on sale. */
let sailed: number;
let next: number;
let foreign: number;
let owner: Visitor;
let coHost: Visitor;
/** The owner of the other trip. */
let stranger: Visitor;
/** Paid in full, and the deposit alone. */
let quinn: Booked;
let half: Booked;

beforeAll(async () => {
  stack = await startStack();
  sailed = await aTripOnSale(stack);
  quinn = await Booked.of(stack, 'quinn@example.com');
  half = await Booked.of(stack, 'half@example.com', 'installment');
  foreign = await aTripOnSale(stack);
  next = await aTripOnSale(stack);
  await stack.db.query('UPDATE trips SET is_on_sale = true WHERE id = $1', [foreign]);
  owner = browserOf(stack, await aHost(stack, [sailed, next]));
  coHost = browserOf(stack, await aHost(stack, [sailed]));
  stranger = browserOf(stack, await aHost(stack, [foreign]));
  await stack.db.query(
    `INSERT INTO reviews (trip_id, name, location, package, rating, comment, trip_year, created_at, is_sample)
     SELECT id, 'Alicia B.', 'Tucson, Arizona', 'Balcony', 5, 'A sample of a review', 2023, now(), true
       FROM unnest($1::int[]) AS id`,
    [[next, foreign]],
  );
}, 120_000);
afterAll(() => stack.stop());

const door = () => `/api/guest/trips/${sailed}/review`;
const read = async (who: Visitor) => (await who.call<Answer<GuestReviewDto>>('GET', door())).body;
const write = (who: Visitor, wish: object) => who.call<Answer<GuestReviewDto>>('PUT', door(), wish);
/** What everybody reads on the pages of a trip that is on sale. */
async function shownOn(tripId: number) {
  const { body } = await aVisitor(stack).call<TripDto>('GET', `/api/trips/current?trip=${tripId}`);
  return { rating: body.rating, reviews: body.reviews };
}
const SAMPLES = { average: 5, count: 1, isSample: true };
const ofHosts = async (who: Visitor, tripId = sailed) =>
  (await who.call<Answer<HostReviewDto[]>>('GET', `/api/host/trips/${tripId}/reviews`)).body;
const takeDown = (who: Visitor, { id, version }: HostReviewDto, reason: string, tripId = sailed) =>
  who.call<Answer<HostReviewDto[]>>('POST', `/api/host/trips/${tripId}/reviews/${id}/take-down`, {
    reason,
    version,
  });

it('waits for the end of the trip, and is for who had a paid place on it', async () => {
  const mayReview = async ({ guest }: Booked) =>
    (await guest.call<GuestTripOverviewDto[]>('GET', '/api/guest/trips')).body[0]?.mayReview;
  await stack.db.query(`UPDATE guests SET home_town = 'Reno, Nevada' WHERE user_id = $1`, [quinn.userId]);
  expect(await read(quinn.guest)).toMatchObject({
    review: null,
    problem: 'A trip can be reviewed from the day after its last one.',
    name: 'Quinn S.',
    package: 'Inside Cabin',
    homeTown: 'Reno, Nevada',
  });
  expect(await write(quinn.guest, WORDS)).toMatchObject({ status: 409, body: { code: 'review.too_early' } });
  expect(await mayReview(quinn)).toBe(false);
  await stack.db.query(
    `UPDATE trips SET start_date = '2025-03-07', end_date = '2025-03-10', departs_at = '2025-03-07T20:00:00Z'
      WHERE id = $1`,
    [sailed],
  );
  expect([await mayReview(quinn), await mayReview(half)]).toEqual([true, false]);
  expect(await read(quinn.guest)).toMatchObject({ review: null, problem: null, tripYear: 2025 });
  const refused = await write(half.guest, WORDS);
  expect(refused).toMatchObject({ status: 409, body: { code: 'review.no_paid_place' } });
  const elsewhere = browserOf(stack, await anAccount(stack));
  expect(await write(elsewhere, WORDS)).toMatchObject({ status: 404, body: { code: 'trip.not_found' } });
  expect((await write(aVisitor(stack), WORDS)).status).toBe(401);
});

it('stands on the later trips of the same owner, where the samples go, and on nobody else’s', async () => {
  expect((await shownOn(next)).rating).toEqual(SAMPLES);
  const { status, body } = await write(quinn.guest, WORDS);
  expect(status).toBe(200);
  expect(body).toMatchObject({ review: { ...WORDS, takenDownFor: null }, problem: null });
  const shown = { name: 'Quinn S.', package: 'Inside Cabin', tripYear: 2025, isSample: false };
  expect(await shownOn(next)).toEqual({
    rating: { average: 4, count: 1, isSample: false },
    reviews: [{ id: expect.any(Number), ...WORDS, ...shown }],
  });
  expect((await shownOn(foreign)).rating).toEqual(SAMPLES);
});

it('is one, however often and at once it is sent, and another takes its place', async () => {
  const sent = await Promise.all(Array.from({ length: 6 }, () => write(quinn.guest, OTHER)));
  expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
  const [review, ...more] = await ofHosts(owner);
  expect(review).toMatchObject({ ...OTHER, version: 2, takenDownFor: null });
  expect(more).toEqual([]);
});

it.each([
  [{ ...WORDS, rating: 0 }, 'rating'],
  [{ ...WORDS, rating: 6 }, 'rating'],
  [{ ...WORDS, rating: 4.5 }, 'rating'],
  [{ ...WORDS, comment: 'It was  fine.          ' }, 'comment'],
  [{ ...WORDS, comment: '1 2 3 4 5 6 7 8 9 10 11 12' }, 'comment'],
  [{ ...WORDS, comment: 'x'.repeat(1_001) }, 'comment'],
  [{ ...WORDS, location: 'x'.repeat(61) }, 'location'],
])('refuses %j', async (wish, field) => {
  const { status, body } = await write(quinn.guest, wish);
  expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
});

describe('a host', () => {
  it('reads the reviews of their trip, and takes one down as its owner alone, for one of three reasons', async () => {
    const [review] = await ofHosts(coHost);
    expect(review).toMatchObject({ ...OTHER, name: 'Quinn S.', tripYear: 2025 });
    expect((await ofHosts(stranger)).code).toBe('trip.not_found');
    expect((await takeDown(coHost, review!, 'insult')).body.code).toBe('host.owner_only');
    expect((await takeDown(stranger, review!, 'insult', foreign)).body.code).toBe('review.not_found');
    expect((await takeDown(owner, review!, 'few_stars')).body.fields).toEqual({
      reason: 'Choose one of the reasons',
    });
    const unread = Object.assign(structuredClone(review!), { version: review!.version - 1 });
    expect((await takeDown(owner, unread, 'person')).body.code).toBe('review.changed');
    const { status, body } = await takeDown(owner, review!, 'person');
    expect([status, body[0]?.takenDownFor]).toEqual([200, 'person']);
  });

  it('has nobody read it then but its author, and the log say why', async () => {
    expect((await shownOn(next)).rating).toEqual(SAMPLES);
    expect((await read(quinn.guest)).review?.takenDownFor).toBe('person');
    const log = await stack.db.query(
      `SELECT reason, user_id IS NOT NULL AS "isHosts" FROM activity_log WHERE trip_id = $1 AND action = 'review.taken_down'`,
      [sailed],
    );
    expect(log.rows).toEqual([{ reason: 'it names or exposes a person', isHosts: true }]);
  });

  it('sees it again with other words, and not with other stars alone', async () => {
    const fewer = await write(quinn.guest, { ...OTHER, rating: 1 });
    expect(fewer.body.review).toMatchObject({ rating: 1, takenDownFor: 'person' });
    expect((await shownOn(next)).rating).toEqual(SAMPLES);
    expect((await write(quinn.guest, WORDS)).body.review?.takenDownFor).toBeNull();
    expect((await shownOn(next)).reviews).toMatchObject([WORDS]);
  });
});

it('is called as its author is called now', async () => {
  const { version } = (await quinn.guest.call<{ version: number }>('GET', '/api/account')).body;
  const name = { version, firstName: 'Robyn', lastName: 'Zeal' };
  expect((await quinn.guest.call('PUT', '/api/account/name', name)).status).toBe(200);
  expect((await shownOn(next)).reviews).toMatchObject([{ ...WORDS, name: 'Robyn Z.' }]);
});

it('is its author’s to change and to take back, also when their booking has ended since', async () => {
  const ended = `UPDATE guests SET status = 'cancelled', access_granted = false WHERE user_id = $1`;
  await stack.db.query(ended, [quinn.userId]);
  expect((await write(quinn.guest, OTHER)).status).toBe(200);
  const takeBack = async () => (await quinn.guest.call('DELETE', door())).body;
  const nothing = { review: null, problem: 'A trip is reviewed by who had a paid place on it.' };
  expect([await takeBack(), await takeBack()]).toMatchObject([nothing, nothing]);
  expect((await shownOn(next)).rating).toEqual(SAMPLES);
  expect((await write(quinn.guest, WORDS)).body.code).toBe('review.no_paid_place');
});

it('is among the thirty newest that are listed; the rating is over all', async () => {
  await stack.db.query(
    `WITH people AS (
       INSERT INTO users (username, password, email, first_name, last_name)
       SELECT 'sailor' || n, '!', 'sailor' || n || '@example.com', 'Sailor', 'Sample' FROM generate_series(1, 32) n
       RETURNING id, substr(username, 7)::int AS n)
     INSERT INTO reviews (trip_id, user_id, name, location, package, rating, comment, trip_year, created_at)
     SELECT $1, id, 'Sailor S.', '', 'Balcony', CASE WHEN n <= 8 THEN 1 ELSE 5 END, 'Review number ' || n, 2025,
            '2025-04-01'::date + n
       FROM people`,
    [sailed],
  );
  const { rating, reviews } = await shownOn(next);
  expect(rating).toEqual({ average: 4, count: 32, isSample: false });
  expect(reviews.map(({ comment }) => comment)).toEqual(
    Array.from({ length: 30 }, (_, i) => `Review number ${32 - i}`),
  );
});
