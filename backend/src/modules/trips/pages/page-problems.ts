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
import { MAY_BE_SHOWN } from './shown-pictures.js';
import type { AnyContent } from './trip-page.entity.js';

const KNOWN = `SELECT p.id FROM trip_pictures p WHERE p.id = ANY ($2) AND ${MAY_BE_SHOWN}`;

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
