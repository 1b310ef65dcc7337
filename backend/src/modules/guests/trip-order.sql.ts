/**
 * Whether a trip `t` is over: its last day is past, by the day it is where it sails. Without a day it never is.
 * @param now the parameter with the instant it is.
 */
export const isOver = (now: string) =>
  `COALESCE(t.end_date < (${now}::timestamptz AT TIME ZONE t.time_zone)::date, false)`;

/**
 * Whether a trip `t` is nothing to look forward to: over, or called off.
 * @param now the parameter with the instant it is.
 */
export const isBehind = (now: string) => `(t.called_off_at IS NOT NULL OR ${isOver(now)})`;

const CANCELLED = `COALESCE(g.status = 'cancelled', false)`;
const OTHERWISE =
  't.is_on_sale DESC, g.access_granted DESC NULLS LAST, g.status, t.start_date, t.id DESC, g.id DESC';

/** The parameters of an order. */
interface Parameters {
  /** With the instant it is. */
  now: string;
  /** With the person's number. */
  person: string;
}

/** A trip that is over ends its choice, unless it was chosen when it was over: to read what was said, to see the photos. */
const isChosen = ({ now, person }: Parameters) =>
  `EXISTS (SELECT FROM chosen_trips c
            WHERE c.user_id = ${person} AND c.trip_id = t.id AND (NOT ${isOver(now)} OR ${isOver('c.chosen_at')}))`;

/**
 * Which of a person's trips is meant first when they name none: one that is not cancelled, then the one they have chosen,
 * then what is to come, and of that, if it is open to them, the soonest: the next one, booked already, takes nothing of it
 * away. Of the others the trip on sale comes first. Of a row `t` of trips and the person's place `g` on it, which may be
 * missing for a host.
 */
export const meantFirst = ({ now, person }: Parameters) => `
  ${CANCELLED}, ${isChosen({ now, person })} DESC, ${isBehind(now)},
  COALESCE(g.access_granted, false) DESC, CASE WHEN g.access_granted THEN t.start_date END, ${OTHERWISE}`;

/**
 * For what is about paying: the trip on sale before one that is paid.
 * @param now the parameter with the instant it is.
 */
export const toPayFirst = (now: string) => `${CANCELLED}, ${isBehind(now)}, ${OTHERWISE}`;

const IS_OPEN = 'h.hosts OR COALESCE(g.access_granted, false)';

/**
 * The trips that somebody travels with or hosts, with whether each "isOpen" to them and whether they host it, "isHost": first
 * one that is open, so that a booking not paid yet never closes what another has opened; then as {@link meantFirst}. Drafts of
 * bookings are no places. Of a trip with several places of theirs there are several rows. Parameters: the person's number,
 * whether they are a host, the instant it is.
 * @param columns of the trip `t`.
 */
export const theirTrips = (columns: string) => `
  SELECT ${columns}, ${IS_OPEN} AS "isOpen", h.hosts AS "isHost"
    FROM trips t LEFT JOIN guests g ON g.trip_id = t.id AND g.user_id = $1 AND g.status <> 'pending'
   CROSS JOIN LATERAL (
           SELECT $2 AND EXISTS (SELECT FROM trip_hosts WHERE trip_id = t.id AND user_id = $1) AS hosts) h
   WHERE g.id IS NOT NULL OR h.hosts
   ORDER BY (${IS_OPEN}) DESC, ${meantFirst({ now: '$3', person: '$1' })}`;
