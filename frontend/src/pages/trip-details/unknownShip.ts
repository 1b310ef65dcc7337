import type { TripShip } from '../../api/tripPages';

/** What the first screen says of a ship. */
export type ShipHead = Pick<TripShip, 'title' | 'lead' | 'summary' | 'cover'>;

/**
 * The first screen while no trip is on sale, or its ship did not load. The words of the contract's `STOCK_SHIP`, which as a
 * whole would weigh ten times as much on a page that seldom needs them.
 */
export const UNKNOWN_SHIP: ShipHead = {
  title: 'Our ship',
  lead: '',
  summary: 'The ship and her cabins, what the fare holds, and how a deposit keeps your place.',
  cover: {
    picture: 'ship-sunset-hero',
    alt: 'A cruise ship with lit balconies under way at sunset, sky and sea in gold',
  },
};
