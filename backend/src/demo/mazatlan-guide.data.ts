import { shownStock } from '../../contracts/shown-stock.js';
import { STOCK_SHIP } from '../../contracts/stock-ship.js';
import { STOCK_GUIDE } from '../../contracts/stock-guide.js';
import type { TripGuide } from '../../contracts/trip-guide.js';
import type { TripShip } from '../../contracts/trip-ship.js';
import { renamedPacking } from './renamed-packing.js';

export const MAZATLAN_SHIP: TripShip = {
  ...STOCK_SHIP,
  title: 'A large ship, a long table',
  lead: 'Sixty of us among everybody else, with dinner at one table every night.',
  summary:
    'The ship of the small group cruise to Mazatlán: her cabins, her quiet corners, what the fare holds, and how a deposit keeps your place.',
  cover: shownStock('ship-sunset-close'),
  durationNote: 'Cabin and meals included',
  groupNote: 'A table for each dinner',
  destinationNote: 'A long day and an evening',
  reasons: [
    {
      ...shownStock('balcony-cabin'),
      title: 'The coast from your door',
      description: 'Two days along Baja, seen from a chair outside.',
    },
    {
      ...shownStock('pool-day'),
      title: 'Two days at sea',
      description: 'A pool, a library, and no plans but ours.',
    },
    {
      ...shownStock('wake-stars'),
      title: 'Stars over the wake',
      description: 'A hundred miles from the nearest street lamp.',
    },
  ],
  figures: [
    { value: '60', name: 'Of us', note: 'Few enough to know every name by the second dinner.' },
    { value: '4', name: 'Nights', note: 'Three of them at sea.' },
  ],
  figuresPicture: shownStock('ship-sunset-hero'),
  amenities: [
    {
      icon: 'food',
      title: 'At the table',
      amenities: [
        { name: 'Main restaurant', note: 'all meals included' },
        { name: 'The long brunch', note: 'on the last day at sea' },
      ],
      note: '',
    },
    {
      icon: 'pool',
      title: 'On deck',
      amenities: [
        { name: 'Lido pool', note: 'with loungers and swim rings' },
        { name: 'Stern rail', note: 'dark enough for the Milky Way' },
      ],
      note: '',
    },
  ],
  included: [
    'Four nights in the cabin you chose',
    'All meals in the main restaurant',
    'The evening in the opera house, with a seat in the stalls',
    'The group chat with everybody who sails',
  ],
  notIncluded: ['Travel to and from the port', 'Drinks at the bars and the walk through the old town'],
};

export const MAZATLAN_GUIDE: TripGuide = {
  ...STOCK_GUIDE,
  title: 'Ready for Mazatlán',
  lead: 'What to do and by when, what to pack for two days at sea and an evening at the theater.',
  packing: renamedPacking({
    festive: 'Something with sleeves for the opera house',
    'day-bag': 'A small bag for the day in Mazatlán',
  }),
  weatherLead: 'Late October is warm and dry in Mazatlán, and cooler with every mile north.',
  weather: [
    { name: 'By day', value: '86 °F', note: '30 °C' },
    { name: 'By night', value: '66 °F', note: '19 °C' },
  ],
  ashore: [
    'Mazatlán keeps the time of the port we leave from: no watch needs changing.',
    'The currency is the Mexican peso. Small bills help on the market.',
  ],
};
