import { isOver } from '../guests/trip-order.sql.js';

/**
 * In which order a host meets their trips `t`: the one on sale, then what is to come, the soonest first, then what is over,
 * the latest first.
 * @param now the parameter with the instant it is.
 */
export const tripsInTurn = (now: string) => `
  t.is_on_sale DESC, ${isOver(now)}, CASE WHEN ${isOver(now)} THEN NULL ELSE t.start_date END,
  t.start_date DESC NULLS LAST, t.id`;
