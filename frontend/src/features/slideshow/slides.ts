import type { LoopName } from '../../ui/Loop';
import type { PictureName } from '../../ui/pictureSources';

/** One slide. A video shows its picture until it plays, and instead of playing where motion is unwanted. */
export interface Slide {
  type: 'image' | 'video';
  picture: PictureName;
  loop?: LoopName;
  /** Shown instead of `picture` on upright phones. */
  upright: PictureName;
  alt: string;
  title: string;
  description: string;
}

/** The eleven slides: seven stills, four loops. The first is a still, for it is the first thing people wait for. */
export const SLIDES: readonly [Slide, ...Slide[]] = [
  {
    type: 'image',
    picture: 'ship-sunset-hero',
    upright: 'ship-sunset-portrait',
    alt: 'A cruise ship with lit balconies under way at sunset, sky and sea in gold',
    title: 'Friday, golden hour',
    description: 'Out of the harbor with every balcony lit.',
  },
  {
    type: 'image',
    picture: 'pool-day',
    upright: 'pool-day-upright',
    alt: 'Sunny lido deck with a turquoise pool, white loungers under coral and teal parasols, and water slides',
    title: 'Pool deck by day',
    description: 'A lounger, a parasol, and the first band at noon.',
  },
  {
    type: 'video',
    picture: 'ensenada-day',
    upright: 'ensenada-day-upright',
    loop: 'ensenada-day',
    alt: 'Bay of Ensenada by day: white houses, bougainvillea, turquoise water and the ship at the pier',
    title: 'Into the bay of Ensenada',
    description: 'Breakfast on deck while the town comes closer.',
  },
  {
    type: 'image',
    picture: 'deck-party',
    upright: 'deck-party-upright',
    alt: 'Party on the pool deck at dusk: strings of bulbs, colored beams and a glowing pool',
    title: 'Sail-away party',
    description: 'The stage, the pool, and a thousand friends.',
  },
  {
    type: 'image',
    picture: 'balcony-cabin',
    upright: 'balcony-cabin-upright',
    alt: 'Balcony cabin at golden hour: glass doors open to two chairs and the sea',
    title: 'Balcony cabin',
    description: 'Two chairs outside, and nothing but water after that.',
  },
  {
    type: 'video',
    picture: 'ship-sunset-hero',
    upright: 'ship-sunset-hero-upright',
    loop: 'ship-sunset',
    alt: 'The ship at sunset while the sea swells gently under it',
    title: 'Under way',
    description: 'Two nights of open sea, there and back.',
  },
  {
    type: 'image',
    picture: 'slides-ropes',
    upright: 'slides-ropes-upright',
    alt: 'Coral, yellow and teal water slides curling round a tower beside a ropes course',
    title: 'Slides and ropes course',
    description: 'Up top, where the ship keeps its toys.',
  },
  {
    type: 'video',
    picture: 'bufadora-coast',
    upright: 'bufadora-coast-upright',
    loop: 'bufadora-coast',
    alt: 'Golden cliffs of the Baja coast with a tall plume of sea spray bursting from a blowhole',
    title: 'The coast at La Bufadora',
    description: 'A blowhole south of town, and the road that leads there.',
  },
  {
    type: 'image',
    picture: 'ocean-view-cabin',
    upright: 'ocean-view-cabin-upright',
    alt: 'Cabin by day with a large picture window, a window bench and the open sea outside',
    title: 'Ocean view cabin',
    description: 'A bench in the window, for the coast going by.',
  },
  {
    type: 'image',
    picture: 'ensenada-day',
    upright: 'ensenada-day-upright',
    alt: 'Houses and bougainvillea above the turquoise bay of Ensenada',
    title: 'A day in town',
    description: 'Tacos, wine country, or a slow walk along the water.',
  },
  {
    type: 'video',
    picture: 'wake-stars',
    upright: 'wake-stars-upright',
    loop: 'wake-stars',
    alt: 'View over the stern at night: warm bulbs on the rail, a white wake, and the Milky Way',
    title: 'Stars over the wake',
    description: 'The quiet end of the ship, some time after midnight.',
  },
];
