import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { rowsOf, theRowOf } from '../../../platform/database/rows.js';
import { TRAVELLING_STATUSES } from '../../bookings/booking-status.sql.js';
import type { Guest } from '../../bookings/guest.entity.js';
import { standsInForce } from './in-force.sql.js';
import { type TextName, WAIVER } from './waiver-text.js';

const SIGNED = z.object({
  guestId: z.int(),
  isOwn: z.boolean(),
  version: z.int(),
  signedName: z.string(),
  withConsent: z.boolean(),
  signedAt: z.date(),
  isInForce: z.boolean(),
});
/** The signature that counts of a traveller, and whether it stands under the text that is in force on their trip. */
export type Signed = z.infer<typeof SIGNED>;

const TALLY = z.object({ signed: z.int(), travellers: z.int() });
/** Of those who keep a place on a trip, how many have signed the text in force. */
export type Tally = z.infer<typeof TALLY>;

/** Of each of these guests who has signed, by their ids: the signature under the text in force, else the newest one. */
export async function signaturesOf(
  manager: EntityManager,
  guests: readonly Pick<Guest, 'id'>[],
): Promise<Map<number, Signed>> {
  const rows = await rowsOf(
    manager,
    SIGNED,
    `SELECT DISTINCT ON (s.guest_id) s.guest_id AS "guestId", s.is_own AS "isOwn", s.version,
            s.signed_name AS "signedName", s.with_consent AS "withConsent", s.signed_at AS "signedAt",
            ${standsInForce('$2')} AS "isInForce"
       FROM waiver_signatures s JOIN guests g ON g.id = s.guest_id
      WHERE s.guest_id = ANY ($1) ORDER BY s.guest_id, "isInForce" DESC, s.signed_at DESC, s.id DESC`,
    [guests.map(({ id }) => id), WAIVER.version],
  );
  return new Map(rows.map((row) => [row.guestId, row]));
}

/** The ids of those of these guests who have signed the text that is in force on their trip. */
export async function signedBy(manager: EntityManager, guests: readonly Guest[]): Promise<Set<number>> {
  const signed = [...(await signaturesOf(manager, guests)).values()];
  return new Set(signed.filter(({ isInForce }) => isInForce).map(({ guestId }) => guestId));
}

/** @param text the one in force on the trip: read once, and not for each of its travellers. */
export function tallyOf(manager: EntityManager, tripId: number, text: TextName): Promise<Tally> {
  return theRowOf(
    manager,
    TALLY,
    `SELECT count(s.id)::int AS signed, count(*)::int AS travellers
       FROM guests g LEFT JOIN waiver_signatures s ON s.guest_id = g.id AND (s.is_own, s.version) = ($2::boolean, $3::int)
      WHERE g.trip_id = $1 AND g.status IN ${TRAVELLING_STATUSES}`,
    [tripId, text.isOwn, text.version],
  );
}
