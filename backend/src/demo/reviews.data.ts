import type { CabinType } from '../modules/trips/trip-config.js';

export interface ReviewSketch {
  name: string;
  location: string;
  cabinType: CabinType;
  rating: number;
  writtenOn: string;
  comment: string;
}

/** Sample reviews of earlier sailings: nine fives and a four are the 4.9 of specification section 9. */
export const REVIEWS: readonly ReviewSketch[] = [
  {
    name: 'Alicia B.',
    location: 'Tucson, Arizona',
    cabinType: 'balcony',
    rating: 5,
    writtenOn: '2023-09-21',
    comment: 'Breakfast on the balcony, a concert by the pool, a nap. Repeat.',
  },
  {
    name: 'Ron and Dee T.',
    location: 'Sacramento, California',
    cabinType: 'oceanview',
    rating: 5,
    writtenOn: '2023-09-24',
    comment: 'We came for the music and left with twenty new friends.',
  },
  {
    name: 'Ximena L.',
    location: 'Tijuana, Mexico',
    cabinType: 'inside',
    rating: 5,
    writtenOn: '2024-02-16',
    comment: 'The cabin is for sleeping. Everything else happens on deck, and what a deck.',
  },
  {
    name: 'Gareth P.',
    location: 'Cardiff, United Kingdom',
    cabinType: 'oceanview',
    rating: 5,
    writtenOn: '2024-02-19',
    comment: 'The chat meant I knew everybody by name before we sailed.',
  },
  {
    name: 'Noor A.',
    location: 'Toronto, Canada',
    cabinType: 'balcony',
    rating: 5,
    writtenOn: '2024-07-23',
    comment: 'A whale passed during the second song. Nobody could have planned that.',
  },
  {
    name: 'Curtis W.',
    location: 'Reno, Nevada',
    cabinType: 'inside',
    rating: 4,
    writtenOn: '2024-07-25',
    comment: 'Wonderful trip; the queue for the slides is long after lunch. Go before.',
  },
  {
    name: 'Marjan V.',
    location: 'Utrecht, Netherlands',
    cabinType: 'oceanview',
    rating: 5,
    writtenOn: '2025-01-06',
    comment: 'Paying in three parts made it possible for us. No surprises on board either.',
  },
  {
    name: 'Bea and Lou S.',
    location: 'San Diego, California',
    cabinType: 'balcony',
    rating: 5,
    writtenOn: '2025-01-08',
    comment: 'Midnight on the pool deck. We still talk about it.',
  },
  {
    name: 'Tomás R.',
    location: 'Monterrey, Mexico',
    cabinType: 'inside',
    rating: 5,
    writtenOn: '2025-04-19',
    comment: 'I travelled alone and was alone for about ten minutes.',
  },
  {
    name: 'Yuki H.',
    location: 'Portland, Oregon',
    cabinType: 'oceanview',
    rating: 5,
    writtenOn: '2025-04-22',
    comment: 'The hosts answered every question within the hour. Booked again.',
  },
];
