import { isBehind } from '../guests/trip-order.sql.js';

/**
 * In which order a host meets their trips `t`: those on sale, then what is to come, the soonest first, then what is over
 * or called off, the latest first.
 * @param now the parameter with the instant it is.
 */
export const tripsInTurn = (now: string) => `
  t.is_on_sale DESC, ${isBehind(now)}, CASE WHEN ${isBehind(now)} THEN NULL ELSE t.start_date END,
  t.start_date DESC NULLS LAST, t.id`;
