import { shownStock } from './shown-stock.js';
import type { TripCabins } from './trip-cabins.js';

/** The cabins of a trip whose hosts have shown none of theirs: illustrations that fit any ship. */
export const STOCK_CABINS: TripCabins = {
  inside: { room: shownStock('inside-cabin'), beyond: shownStock('pool-day') },
  oceanview: { room: shownStock('ocean-view-cabin'), beyond: shownStock('wake-stars') },
  balcony: { room: shownStock('balcony-cabin'), beyond: shownStock('ship-sunset-close') },
};
