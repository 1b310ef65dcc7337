import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { PAGE_PARTS } from '../../../../contracts/trip-pages.js';
import { longDay } from '../../../platform/clock/long-day.js';
import { rowsOf } from '../../../platform/database/rows.js';
import { NAMED } from '../../trips/pages/shown-pictures.js';
import { PART_WORDS } from './part-words.js';

const PLACE = z.object({
  id: z.string(),
  part: z.enum(PAGE_PARTS),
  tripId: z.int(),
  title: z.string(),
  startDate: z.string().nullable(),
  isHosted: z.boolean(),
});
type Place = z.infer<typeof PLACE>;

/** Whose list of a trip's pictures it is. */
export interface Reader {
  userId: number;
  tripId: number;
}

// A trip without hosts was taken away: nobody reads its pages, and nobody could choose another picture for them.
const SHOWN_NOW = `
  SELECT DISTINCT shown[1] AS id, v.part, v.trip_id AS "tripId", t.title, t.start_date::text AS "startDate",
         EXISTS (SELECT FROM trip_hosts h WHERE h.trip_id = v.trip_id AND h.user_id = $2) AS "isHosted"
    FROM trip_pages v JOIN trips t ON t.id = v.trip_id, regexp_matches(v.content::text, '${NAMED}', 'g') shown
   WHERE shown[1] = ANY ($1)
     AND NOT EXISTS (SELECT FROM trip_pages later
                      WHERE later.trip_id = v.trip_id AND later.part = v.part AND later.version > v.version)
     AND EXISTS (SELECT FROM trip_hosts h WHERE h.trip_id = v.trip_id)
   ORDER BY "tripId", part`;

/**
 * Where pages show these pictures now, by the pictures' ids: "home page", and of another trip than this, as a copy of it is,
 * "home page of Baja by Night (June 5, 2026)"; of a trip that the reader does not host no more than that. What none shows is
 * not in it.
 */
export async function placesOf(
  manager: EntityManager,
  { userId, tripId }: Reader,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const places = new Map<string, string[]>();
  const rows = ids.length ? await rowsOf(manager, PLACE, SHOWN_NOW, [ids, userId]) : [];
  for (const place of rows)
    places.set(place.id, [...(places.get(place.id) ?? []), placeWords(place, tripId)]);
  return places;
}

function placeWords({ part, tripId, title, startDate, isHosted }: Place, ofTripId: number): string {
  const words = PART_WORDS[part];
  if (tripId === ofTripId) return words;
  if (!isHosted) return `${words} of a trip of other hosts`;
  return `${words} of ${title}${startDate ? ` (${longDay(startDate)})` : ''}`;
}
