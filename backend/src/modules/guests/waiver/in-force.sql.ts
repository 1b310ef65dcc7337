/** The version of its owner's words that are in force on the trip of a guest `g`; null where the usual text is. */
const OWN = `(SELECT CASE WHEN w.title IS NOT NULL THEN w.version END
                FROM trip_waivers w WHERE w.trip_id = g.trip_id ORDER BY w.version DESC LIMIT 1)`;

/**
 * Whether a signature `s` of a guest `g` stands under the text that is in force on their trip.
 * @param usual the parameter with the usual text's version of today.
 */
export const standsInForce = (usual: string): string =>
  `(s.is_own, s.version) = (SELECT f.own IS NOT NULL, COALESCE(f.own, ${usual}::int) FROM (SELECT ${OWN} AS own) f)`;

/** Whether a guest `g` has signed the text that is in force on their trip. @param usual as in {@link standsInForce}. */
export const hasSigned = (usual: string): string =>
  `EXISTS (SELECT FROM waiver_signatures s WHERE s.guest_id = g.id AND ${standsInForce(usual)})`;
