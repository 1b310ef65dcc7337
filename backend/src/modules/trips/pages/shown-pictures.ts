/**
 * Of `trip_pictures p`: those that the pages of trip `$1` may show, which are its own, and what a version of them has shown:
 * a copy of a trip shows what was handed in for the one it was made after.
 */
export const MAY_BE_SHOWN = `(p.trip_id = $1 OR p.id IN (
  SELECT shown[1] FROM trip_pages v, regexp_matches(v.content::text, '"own/([A-Za-z0-9_-]{22})"', 'g') shown
   WHERE v.trip_id = $1))`;
