/**
 * Whether a trip `t` is over: its last day is past, by the day it is where it sails. Without a day it never is.
 * @param now the parameter with the instant it is.
 */
export const isOver = (now: string) =>
  `COALESCE(t.end_date < (${now}::timestamptz AT TIME ZONE t.time_zone)::date, false)`;

const ENDED_LAST = (now: string) => `COALESCE(g.status = 'cancelled', false), ${isOver(now)}`;
const OTHERWISE =
  't.is_on_sale DESC, g.access_granted DESC NULLS LAST, g.status, t.start_date, t.id DESC, g.id DESC';

/** The parameters of an order. */
interface Parameters {
  /** With the instant it is. */
  now: string;
  /** With the person's number. */
  person: string;
}

const CHOSEN = (person: string) =>
  `COALESCE(t.id = (SELECT trip_id FROM chosen_trips WHERE user_id = ${person}), false) DESC`;

/**
 * Which of a person's trips is meant first when they name none: what is to come before what is over or cancelled, then the
 * one they have chosen, then of those that are open to them the soonest: the next one, booked already, takes nothing of it
 * away. Of the others the trip on sale comes first. Of a row `t` of trips and the person's place `g` on it, which may be
 * missing for a host.
 */
export const meantFirst = ({ now, person }: Parameters) => `
  ${ENDED_LAST(now)}, ${CHOSEN(person)}, COALESCE(g.access_granted, false) DESC, CASE WHEN g.access_granted THEN t.start_date END, ${OTHERWISE}`;

/**
 * For what is about paying: the trip on sale before one that is paid.
 * @param now the parameter with the instant it is.
 */
export const toPayFirst = (now: string) => `${ENDED_LAST(now)}, ${OTHERWISE}`;

/**
 * Which of a person's trips a door leads to when they name none: one that is open to them before any that is not, so that
 * a booking not paid yet never closes what another has opened; then as {@link meantFirst}.
 * @param isOpen the SQL condition under which the row is open to the person, never null.
 */
export const openFirst = (isOpen: string, parameters: Parameters) =>
  `(${isOpen}) DESC, ${meantFirst(parameters)}`;
