import { shownStock as shown } from '../../contracts/shown-stock.js';
import type { TripFront, TripPlan } from '../../contracts/trip-pages.js';
import { plannedDays } from './sketched-day.js';

export const MAZATLAN_PLAN: TripPlan = {
  days: plannedDays([
    {
      ...shown('ship-sunset-close'),
      title: 'South, with the sun on the right',
      description: 'Sixty of us find our cabins and each other, and the coast slides by until dinner.',
      activities: [
        [
          '12:30',
          90,
          'Boarding opens',
          'Cruise terminal',
          'Have your boarding pass and your passport at hand.',
        ],
        ['departure', 60, 'Sail-away', 'Sun deck', 'A toast at the rail as the lines go.'],
        ['19:00', 120, 'One long table', 'Main restaurant', 'The whole group at dinner.'],
      ],
    },
    {
      ...shown('pool-day'),
      title: 'A day of open water',
      description: 'No port and no plans but these three.',
      activities: [
        ['10:00', 60, 'Spanish in an hour', 'Library', 'Enough for a market and a thank-you.'],
        ['14:00', 120, 'Pool hour', 'Lido deck', 'Swim rings, limes and a small band.'],
        ['21:30', 60, 'Stars over the wake', 'Stern rail', 'Lights out, and somebody who knows their names.'],
      ],
    },
    {
      ...shown('theatre-night'),
      title: 'Mazatlán, and its theater',
      description: 'Miles of beach by day, an evening in the restored opera house.',
      activities: [
        [
          '08:30',
          30,
          'The gangway goes down',
          'Mazatlán pier',
          'Come and go as you like, with your cabin card.',
        ],
        [
          '10:00',
          180,
          'The old town on foot',
          'Meet at the pier',
          'Squares, balconies and the market; not in the fare.',
        ],
        [
          '19:00',
          150,
          'An evening at the opera house',
          'Teatro Ángela Peralta',
          'Banda in the stalls and boxes from 1874.',
        ],
      ],
    },
    {
      ...shown('deck-party'),
      title: 'North again',
      description: 'The last full day at sea ends under the bulbs.',
      activities: [
        ['09:30', 150, 'The long brunch', 'Main restaurant', 'Nobody asks you to leave.'],
        ['20:30', 180, 'Banda on deck', 'Pool deck', 'Brass, drums and whoever can dance to them.'],
      ],
    },
    {
      ...shown('balcony-cabin'),
      title: 'Home by breakfast',
      description: 'Coffee with a view of the pier, and addresses to swap.',
      activities: [
        ['08:00', 60, 'Last coffee', 'Lido deck', ''],
        ['09:30', 60, 'Bags down, and ashore', 'Gangway', 'Deck by deck, by the color of your bag tag.'],
      ],
    },
  ]),
  moments: [
    {
      ...shown('theatre-night'),
      title: 'The opera house',
      description: 'Red velvet, iron balconies, and a brass band where the tenors stood.',
      day: 3,
      focus: 50,
    },
    {
      ...shown('wake-stars'),
      title: 'Stars over the wake',
      description: 'A hundred miles from the nearest street lamp.',
      day: 2,
      focus: 50,
    },
    {
      ...shown('deck-party'),
      title: 'Banda on deck',
      description: 'The last night, and the loudest.',
      day: 4,
      focus: 50,
    },
  ],
};

export const MAZATLAN_FRONT: TripFront = {
  headline: ['Five days south.', 'Brass, beaches,', 'one old theater.'],
  lead: 'Five days, four nights and sixty people to share a table with.',
  group: 'A small group on a large ship',
  summary:
    'A small group cruise to Mazatlán: five days, four nights, beaches, banda and an evening in the restored opera house. Cabins, prices with taxes and fees, and booking.',
  slides: [
    {
      ...shown('ship-sunset-close'),
      title: 'South, with the sun on the right',
      description: 'The coast goes gold, and so does the ship.',
      isMoving: false,
    },
    {
      ...shown('pool-day'),
      title: 'A day of open water',
      description: 'No port and no plans.',
      isMoving: false,
    },
    {
      ...shown('wake-stars'),
      title: 'Stars over the wake',
      description: 'The quiet end of the ship.',
      isMoving: true,
    },
  ],
  cardsTitle: 'What five days hold',
  cards: [
    {
      ...shown('theatre-night'),
      icon: 'drama',
      color: 'gold',
      title: 'An evening at the opera house',
      description: 'Three tiers of iron balconies, and banda on the stage.',
    },
    {
      ...shown('pool-day'),
      icon: 'sun',
      color: 'coral',
      title: 'Two days at sea',
      description: 'One on the way there, one on the way back, and a pool for both.',
    },
    {
      ...shown('deck-party'),
      icon: 'music',
      color: 'lagoon',
      title: 'Banda on deck',
      description: 'Brass and drums on the last night.',
    },
  ],
};
