import type { SaleableTrip } from '../trips/trips.service.js';
import type { Quote, Selection } from './quote/quote.rules.js';
import type { Party } from './travellers/add-travellers.js';

/** What is sold, of which trip and at what price, and to whom: the first of the party books. */
export interface Sale {
  trip: SaleableTrip;
  selection: Selection;
  price: Quote;
  party: Party[];
}
