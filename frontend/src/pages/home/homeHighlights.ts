import { Anchor, Drama, FerrisWheel, type LucideIcon, MoonStar, Music, Waves } from 'lucide-react';
import type { PictureName } from '../../ui/pictureSources';

export interface Highlight {
  icon: LucideIcon;
  /** The colour of the icon's ground: a token. */
  bgColor: 'gold' | 'coral' | 'lagoon';
  title: string;
  description: string;
  image: PictureName;
  alt: string;
}

/** Six things to look forward to. */
export const HIGHLIGHTS: readonly Highlight[] = [
  {
    icon: Music,
    bgColor: 'coral',
    title: 'A festival on every deck',
    description: 'Stages by the pool and under the stars, from sail-away on Friday until the last song.',
    image: 'deck-party',
    alt: 'The pool deck at dusk with strings of bulbs and a stage lit in color',
  },
  {
    icon: Anchor,
    bgColor: 'gold',
    title: 'A day in Ensenada',
    description: 'Walk off the ship into town: markets, tacos, wine country and the coast road.',
    image: 'ensenada-day',
    alt: 'White houses and bougainvillea above the bay of Ensenada',
  },
  {
    icon: Waves,
    bgColor: 'lagoon',
    title: 'Three pools',
    description: 'Loungers, parasols and swim rings, with a bar never far away.',
    image: 'pool-day',
    alt: 'A turquoise pool with swim rings and coral parasols on the lido deck',
  },
  {
    icon: FerrisWheel,
    bgColor: 'coral',
    title: 'Waterslide and ropes course',
    description: 'The top deck is for play. You can see the whole ocean from the tower.',
    image: 'slides-ropes',
    alt: 'Coral, yellow and teal water slides beside a ropes course',
  },
  {
    icon: Drama,
    bgColor: 'gold',
    title: 'Nights in the theater',
    description: 'Red velvet, warm bulbs, and a seat for the late show.',
    image: 'theatre-night',
    alt: 'Rows of teal seats before a stage framed in warm bulbs and red velvet',
  },
  {
    icon: MoonStar,
    bgColor: 'lagoon',
    title: 'Stars over the wake',
    description: 'The stern after midnight, when the music is a deck away.',
    image: 'wake-stars',
    alt: 'The wake under a night sky full of stars, seen over the stern rail',
  },
];
