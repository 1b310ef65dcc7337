import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { rowsOf } from '../../../platform/database/rows.js';
import type { Trip } from '../trip.entity.js';
import {
  daysOf,
  guideProblems,
  ownPicturesOf,
  pictureProblems,
  planProblems,
  type Problems,
} from './pages.rules.js';
import type { AnyContent } from './trip-page.entity.js';

// A copy of a trip shows what was handed in for the one it was made after.
const KNOWN = `
  SELECT p.id FROM trip_pictures p
   WHERE p.id = ANY ($2) AND (p.trip_id = $1 OR EXISTS (
     SELECT FROM trip_pages v WHERE v.trip_id = $1 AND strpos(v.content::text, 'own/' || p.id) > 0))`;

/** What stands in the way of saving a part of a trip's pages, a sentence for each field; null when nothing does. */
export async function pageProblems(
  manager: EntityManager,
  trip: Trip,
  content: AnyContent,
): Promise<Problems | null> {
  const own = ownPicturesOf(content);
  const ids = own.map(([, id]) => id);
  const rows = own.length ? await rowsOf(manager, z.object({ id: z.string() }), KNOWN, [trip.id, ids]) : [];
  const problems = {
    ...('days' in content ? planProblems(content, daysOf(trip)) : {}),
    ...('packing' in content ? guideProblems(content) : {}),
    ...pictureProblems(own, new Set(rows.map(({ id }) => id))),
  };
  return Object.keys(problems).length ? problems : null;
}
