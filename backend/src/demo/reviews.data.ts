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
  review(
    'Alicia B.',
    'Tucson, Arizona',
    'balcony',
    5,
    '2023-09-21',
    'Breakfast on the balcony, a concert by the pool, a nap. Repeat.',
  ),
  review(
    'Ron and Dee T.',
    'Sacramento, California',
    'oceanview',
    5,
    '2023-09-24',
    'We came for the music and left with twenty new friends.',
  ),
  review(
    'Ximena L.',
    'Tijuana, Mexico',
    'inside',
    5,
    '2024-02-16',
    'The cabin is for sleeping. Everything else happens on deck, and what a deck.',
  ),
  review(
    'Gareth P.',
    'Cardiff, United Kingdom',
    'oceanview',
    5,
    '2024-02-19',
    'The chat meant I knew everybody by name before we sailed.',
  ),
  review(
    'Noor A.',
    'Toronto, Canada',
    'balcony',
    5,
    '2024-07-23',
    'A whale passed during the second song. Nobody could have planned that.',
  ),
  review(
    'Curtis W.',
    'Reno, Nevada',
    'inside',
    4,
    '2024-07-25',
    'Wonderful trip; the queue for the slides is long after lunch. Go before.',
  ),
  review(
    'Marjan V.',
    'Utrecht, Netherlands',
    'oceanview',
    5,
    '2025-01-06',
    'Paying in three parts made it possible for us. No surprises on board either.',
  ),
  review(
    'Bea and Lou S.',
    'San Diego, California',
    'balcony',
    5,
    '2025-01-08',
    'Midnight on the pool deck. We still talk about it.',
  ),
  review(
    'Tomás R.',
    'Monterrey, Mexico',
    'inside',
    5,
    '2025-04-19',
    'I travelled alone and was alone for about ten minutes.',
  ),
  review(
    'Yuki H.',
    'Portland, Oregon',
    'oceanview',
    5,
    '2025-04-22',
    'The hosts answered every question within the hour. Booked again.',
  ),
];

function review(
  name: string,
  location: string,
  cabinType: CabinType,
  rating: number,
  writtenOn: string,
  comment: string,
): ReviewSketch {
  return { name, location, cabinType, rating, writtenOn, comment };
}
