import { shownStock } from './shown-stock.js';
import type { TripShip } from './trip-ship.js';

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
        'The captain may change the route, the hours in port or a show on deck when wind or sea ask for it; the group chat tells at once.',
      ],
    },
  ],
  included: ['The cabin you chose', 'The group chat with everybody who sails'],
  notIncluded: ['Travel to and from the port'],
};
