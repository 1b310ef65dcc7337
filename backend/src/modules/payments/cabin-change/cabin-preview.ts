import type { Quote } from '../../bookings/quote/quote.rules.js';
import type { SaleableTrip } from '../../trips/trips.service.js';

/** What another cabin comes to, in cents. */
export interface CabinPreview {
  trip: SaleableTrip;
  price: Quote;
  payableBeforeCents: number;
  /** Negative when the other cabin is cheaper. */
  differenceCents: number;
  /** What would still be owed, extras included. */
  owedCents: number;
  /** What was paid more than the booking would cost. */
  overpaidCents: number;
  /** When what no part to come can take falls due; null where the parts take it. */
  dueOn: string | null;
}
