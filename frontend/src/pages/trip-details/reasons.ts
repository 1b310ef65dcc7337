import type { PictureName } from '../../ui/pictureSources';

export interface Reason {
  title: string;
  text: string;
  picture: PictureName;
  alt: string;
}

/** What one comes on board for. The first gets the largest picture. */
export const REASONS: readonly Reason[] = [
  {
    title: 'The stage stands by the pool',
    text: 'The festival plays under the funnel, from sail-away until the bulbs go out. You hear it from the water.',
    picture: 'deck-party',
    alt: 'The pool deck at dusk: strings of bulbs, colored beams, a glowing pool and a stage under the funnel',
  },
  {
    title: 'A theater with a late show',
    text: 'Red velvet, warm bulbs, and good sight from every seat.',
    picture: 'theatre-night',
    alt: 'Rows of teal seats before a stage framed in warm bulbs and red velvet',
  },
  {
    title: 'A top deck built for play',
    text: 'The waterslide and the ropes course share a tower above the sea.',
    picture: 'slides-ropes',
    alt: 'Coral, yellow and teal water slides curling round a tower beside a ropes course',
  },
  {
    title: 'A quiet end, too',
    text: 'When the music is a deck away, the stern has the stars.',
    picture: 'wake-stars',
    alt: 'The wake under a night sky full of stars, seen over the stern rail',
  },
];
