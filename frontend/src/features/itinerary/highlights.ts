import type { PictureName } from '../../ui/pictureSources';
import { type OfArtist, withArtist } from './artist';

export interface ActivityHighlight {
  title: string;
  description: string;
  /** The number of the day of the plan that it belongs to. */
  day: number;
  image: PictureName;
  alt: string;
  /** What of the picture stays in an upright frame, from 0% (left) to 100%; the middle unless said otherwise. */
  focus?: string;
}

/** Eight activities to look forward to (specification, section 9), in the order of the days. */
const HIGHLIGHTS: readonly ActivityHighlight[] = [
  {
    title: 'Sail-away at golden hour',
    description: 'The coast turns gold on one side, the first set plays on the other.',
    day: 1,
    image: 'ship-sunset-close',
    alt: 'The ship close by, its balconies lit from the side by a low sun',
  },
  {
    title: 'Opening night',
    description: 'Red velvet, warm bulbs, and {artist} at the one microphone.',
    day: 1,
    image: 'theatre-night',
    alt: 'Rows of teal seats before a stage framed in warm bulbs and red velvet',
  },
  {
    title: 'La Bufadora',
    description: 'The ocean blows through a hole in the rock. Stand close and you get wet.',
    day: 2,
    image: 'bufadora-coast',
    alt: 'A tall white plume of spray over golden cliffs and turquoise water',
    focus: '82%',
  },
  {
    title: 'The coast from your window',
    description: 'The bay of Ensenada comes closer while you are still in bed.',
    day: 2,
    image: 'ocean-view-cabin',
    alt: 'A cabin with a large picture window, a window bench and the open sea outside',
  },
  {
    title: 'Deck party',
    description: 'A stage, a glowing pool, and every bulb on the ship.',
    day: 2,
    image: 'deck-party',
    alt: 'The pool deck at dusk under strings of bulbs and colored beams',
  },
  {
    title: 'Stars over the wake',
    description: 'Half an hour past midnight at the stern, with the music a deck away.',
    day: 2,
    image: 'wake-stars',
    alt: 'The white wake and the Milky Way, seen over a rail hung with warm bulbs',
  },
  {
    title: 'Slides and ropes course',
    description: 'Up the tower, round the curl, and up again.',
    day: 3,
    image: 'slides-ropes',
    alt: 'Coral, yellow and teal water slides beside a ropes course under a wide blue sky',
  },
  {
    title: 'Two chairs and the horizon',
    description: 'A whole day with nothing to be in time for.',
    day: 3,
    image: 'balcony-cabin',
    alt: 'Glass doors open to a balcony with two chairs over the sea at golden hour',
  },
];

/** The highlights, with the name of the trip's artist. */
export function highlightsOf(trip: OfArtist): ActivityHighlight[] {
  return HIGHLIGHTS.map((highlight) => ({
    ...highlight,
    description: withArtist(highlight.description, trip),
  }));
}
