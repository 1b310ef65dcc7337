import { CONFIRMED, STANDING, TRAVELLING, UNPAID_HOLDS } from './booking.rules.js';

const list = (statuses: readonly string[]) => `(${statuses.map((status) => `'${status}'`).join(', ')})`;

/** The lists of booking.rules.ts as statements need them: `b.status IN ${STANDING_STATUSES}`. */
export const STANDING_STATUSES = list(STANDING);
export const CONFIRMED_STATUSES = list(CONFIRMED);
export const UNPAID_HOLD_STATUSES = list(UNPAID_HOLDS);
/** Of the status of a guest, not of a booking. */
export const TRAVELLING_STATUSES = list(TRAVELLING);
