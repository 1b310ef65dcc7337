import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { rowsOf } from '../../platform/database/rows.js';
import type { TripDto } from './trip.dto.js';

/** What a trip's pages show of reviews: the rating is over all of them, also where fewer are listed. */
export type ShownReviews = Pick<TripDto, 'rating' | 'reviews'>;

const MOST_LISTED = 30;
const NONE = { average: 0, count: 0, isSample: false };

const SHOWN = z.object({
  id: z.int(),
  name: z.string(),
  location: z.string(),
  package: z.string(),
  rating: z.int(),
  comment: z.string(),
  tripYear: z.int(),
  isSample: z.boolean(),
  count: z.int(),
  average: z.number(),
});

/** Of trip $1, and of whichever others its owner owns. Samples stay with their trip, and go where anybody has written. */
const SHOWN_REVIEWS = `
  WITH known AS (
    SELECT r.* FROM reviews r
     WHERE r.taken_down_for IS NULL
       AND (r.trip_id = $1
            OR (NOT r.is_sample AND r.trip_id IN (
                  SELECT theirs.trip_id FROM trip_hosts own JOIN trip_hosts theirs ON theirs.user_id = own.user_id
                   WHERE own.trip_id = $1 AND own.is_owner AND theirs.is_owner))))
  SELECT id, name, location, package, rating, comment, trip_year AS "tripYear", is_sample AS "isSample",
         (count(*) OVER ())::int AS count, round(avg(rating) OVER (), 1)::float8 AS average
    FROM known
   WHERE is_sample <> EXISTS (SELECT FROM known WHERE NOT is_sample)
   ORDER BY CASE WHEN is_sample THEN id END, created_at DESC, id DESC
   LIMIT ${MOST_LISTED}`;

/** The newest first; samples in the order in which they were made. */
export async function shownReviews(manager: EntityManager, tripId: number): Promise<ShownReviews> {
  const rows = await rowsOf(manager, SHOWN, SHOWN_REVIEWS, [tripId]);
  const [first] = rows;
  const { average, count, isSample } = first ?? NONE;
  const reviews = rows.map(({ count: _count, average: _average, ...review }) => review);
  return { rating: { average, count, isSample }, reviews };
}
