import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { rowsOf } from '../../../platform/database/rows.js';
import { ownPicturesOf, withStandIns } from './pages.rules.js';
import type { AnyContent } from './trip-page.entity.js';

/** How the text of a part's `jsonb` names a picture of a trip's own. No text of a host reads so: its quotes are escaped. */
export const NAMED = '"picture": "own/([A-Za-z0-9_-]{22})"';

/**
 * Of `trip_pictures p`: those that the pages of trip `$1` may show, which are its own, and what a version of them has shown:
 * a copy of a trip shows what was handed in for the one it was made after.
 */
export const MAY_BE_SHOWN = `(p.trip_id = $1 OR p.id IN (
  SELECT shown[1] FROM trip_pages v, regexp_matches(v.content::text, '${NAMED}', 'g') shown
   WHERE v.trip_id = $1))`;

// Who removes one locks its row against this: no page is saved with a picture that is just going.
const KNOWN = `
  SELECT p.id FROM trip_pictures p
   WHERE p.id = ANY ($2) AND ${MAY_BE_SHOWN} ORDER BY p.id FOR KEY SHARE OF p`;

/** Of these pictures those that there are for the pages of a trip. They stay until the transaction ends. */
export async function knownPictures(
  manager: EntityManager,
  tripId: number,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = ids.length ? await rowsOf(manager, z.object({ id: z.string() }), KNOWN, [tripId, ids]) : [];
  return new Set(rows.map(({ id }) => id));
}

/**
 * A part of a trip's pages as far as its pictures are there, and how many were removed since: the site's own ship is in
 * their places. Those that are there stay until the transaction ends.
 */
export async function asFarAsThere<C extends AnyContent>(
  manager: EntityManager,
  tripId: number,
  content: C,
): Promise<{ content: C; picturesGone: number }> {
  const ids = ownPicturesOf(content).map(([, id]) => id);
  const known = await knownPictures(manager, tripId, ids);
  const picturesGone = ids.filter((id) => !known.has(id)).length;
  return { content: picturesGone ? withStandIns(content, known) : content, picturesGone };
}
