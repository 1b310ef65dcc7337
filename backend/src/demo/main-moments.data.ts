import type { Moment } from '../../contracts/trip-pages.js';

/** Eight activities to look forward to (specification section 9), in the order of the days. */
export const MAIN_MOMENTS: readonly Moment[] = [
  {
    title: 'Sail-away at golden hour',
    description: 'The coast turns gold on one side, the first set plays on the other.',
    day: 1,
    picture: 'ship-sunset-close',
    alt: 'The ship close by, its balconies lit from the side by a low sun',
    focus: 50,
  },
  {
    title: 'Opening night',
    description: 'Red velvet, warm bulbs, and {artist} at the one microphone.',
    day: 1,
    picture: 'theatre-night',
    alt: 'Rows of teal seats before a stage framed in warm bulbs and red velvet',
    focus: 50,
  },
  {
    title: 'La Bufadora',
    description: 'The ocean blows through a hole in the rock. Stand close and you get wet.',
    day: 2,
    picture: 'bufadora-coast',
    alt: 'A tall white plume of spray over golden cliffs and turquoise water',
    focus: 82,
  },
  {
    title: 'The coast from your window',
    description: 'The bay of Ensenada comes closer while you are still in bed.',
    day: 2,
    picture: 'ocean-view-cabin',
    alt: 'A cabin with a large picture window, a window bench and the open sea outside',
    focus: 50,
  },
  {
    title: 'Deck party',
    description: 'A stage, a glowing pool, and every bulb on the ship.',
    day: 2,
    picture: 'deck-party',
    alt: 'The pool deck at dusk under strings of bulbs and colored beams',
    focus: 50,
  },
  {
    title: 'Stars over the wake',
    description: 'Half an hour past midnight at the stern, with the music a deck away.',
    day: 2,
    picture: 'wake-stars',
    alt: 'The white wake and the Milky Way, seen over a rail hung with warm bulbs',
    focus: 50,
  },
  {
    title: 'Slides and ropes course',
    description: 'Up the tower, round the curl, and up again.',
    day: 3,
    picture: 'slides-ropes',
    alt: 'Coral, yellow and teal water slides beside a ropes course under a wide blue sky',
    focus: 50,
  },
  {
    title: 'Two chairs and the horizon',
    description: 'A whole day with nothing to be in time for.',
    day: 3,
    picture: 'balcony-cabin',
    alt: 'Glass doors open to a balcony with two chairs over the sea at golden hour',
    focus: 50,
  },
];
