import type { SizedAddOn } from '../../bookings/add-ons/add-on-places.rules.js';
import type { Quote } from '../../bookings/quote/quote.rules.js';
import type { SaleableTrip } from '../../trips/trips.service.js';

/** What another cabin or party comes to, in cents. */
export interface CabinPreview {
  trip: SaleableTrip;
  price: Quote;
  payableBeforeCents: number;
  /** Of the cabin and of the extras. Negative when the booking is cheaper then. */
  differenceCents: number;
  /** What of it is the extras', which somebody who leaves takes along; never positive. */
  addOnsCents: number;
  /** The extras that change, on the bill and on board. */
  addOns: SizedAddOn[];
  /** What would still be owed, extras included. */
  owedCents: number;
  /** What was paid more than the booking would cost. */
  overpaidCents: number;
  /** When what no part to come can take falls due; null where the parts take it. */
  dueOn: string | null;
}
