/**
 * What hosts name a guest by: the booking's public id and the place in it, as `AbC…-2`. The guest's own public id opens the
 * payment page to whoever holds it, with amounts that a co-host without the right to money may not know; this opens nothing.
 */
export const HOST_GUEST_ID = /^[0-9A-Za-z]{22}-[1-9]$/;

/** The same of a row `g` of guests and its row `b` of bookings. */
export const HOST_GUEST_ID_SQL = `b.public_id || '-' || g.position`;

/** The row ids of the guests that are so named in an array, a parameter of the statement; the database finds each by its key. */
export const guestRowsNamed = (parameter: string) =>
  `(SELECT named.id FROM unnest(${parameter}::text[]) AS one (name)
      JOIN bookings booked ON booked.public_id = left(one.name, 22)
      JOIN guests named ON named.booking_id = booked.id AND named.position::text = substr(one.name, 24))`;
