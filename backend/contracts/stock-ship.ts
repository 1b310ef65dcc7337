import { STOCK_PICTURES, type StockPicture } from './stock-pictures.js';
import type { ShownPicture } from './trip-pages.js';
import { ADULT_YEARS } from './travel-dates.js';
import type { TripShip } from './trip-ship.js';

/** One of the site's own pictures with the site's words for it. */
export const shownStock = (picture: StockPicture): ShownPicture => ({
  picture,
  alt: STOCK_PICTURES[picture],
});

/** What the ship's page says of a trip of which nobody has written more: what is true of each. */
export const STOCK_SHIP: TripShip = {
  title: 'Our ship',
  lead: '',
  summary: 'The ship and her cabins, what the fare holds, and how a deposit keeps your place.',
  cover: shownStock('ship-sunset-hero'),
  durationNote: '',
  groupNote: '',
  destinationNote: '',
  reasons: [],
  figures: [],
  figuresPicture: shownStock('ship-sunset-close'),
  amenities: [],
  extras: [],
  notes: [
    {
      title: 'Before you sail',
      points: [
        `Every traveller is ${ADULT_YEARS} or older on the day of sailing.`,
        'The captain may change the route, the hours in port or a show on deck when wind or sea ask for it; the group chat tells at once.',
      ],
    },
  ],
  included: ['The cabin you chose', 'The group chat with everybody who sails'],
  notIncluded: ['Travel to and from the port'],
};
