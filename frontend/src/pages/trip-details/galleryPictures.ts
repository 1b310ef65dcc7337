import type { GalleryPicture } from '../../features/gallery/galleryPicture';

/** The destination and the way there, in the order of the voyage. */
export const GALLERY_PICTURES: readonly GalleryPicture[] = [
  {
    name: 'ensenada-day',
    alt: 'Bay of Ensenada by day: white and colored houses, bougainvillea, turquoise water and the ship at the pier',
    title: 'The bay of Ensenada',
    caption: 'The pier reaches into the bay; the town begins where it ends.',
  },
  {
    name: 'bufadora-coast',
    alt: 'Golden cliffs of the Baja coast with a tall plume of sea spray bursting from a blowhole',
    title: 'La Bufadora',
    caption: 'South of town the sea breathes through the rock.',
  },
  {
    name: 'ship-sunset-hero',
    alt: 'A cruise ship with lit balconies under way at sunset, sky and sea in gold',
    title: 'Under way',
    caption: 'Friday evening, with the coast behind us.',
  },
  {
    name: 'pool-day',
    alt: 'Sunny lido deck with a turquoise pool, white loungers under coral and teal parasols, and water slides',
    title: 'Lido deck',
    caption: 'The long afternoon: water, shade, and the first band.',
  },
  {
    name: 'slides-ropes',
    alt: 'Coral, yellow and teal water slides curling round a tower beside a ropes course',
    title: 'Slides and ropes',
    caption: 'The top deck is for play.',
  },
  {
    name: 'deck-party',
    alt: 'Party on the pool deck at dusk: strings of bulbs, colored beams, a crowd in silhouette and a glowing pool',
    title: 'Sail-away party',
    caption: 'Dusk on the pool deck, when the beams begin to show.',
  },
  {
    name: 'theatre-night',
    alt: 'Show theater before the doors open: teal seats, a stage framed in warm bulbs and red velvet',
    title: 'The theater',
    caption: 'Before the doors open.',
  },
  {
    name: 'wake-stars',
    alt: 'View over the stern at night: warm bulbs on the rail, a white wake and the Milky Way',
    title: 'Stars over the wake',
    caption: 'Far from every city, the sky comes down to the rail.',
  },
  {
    name: 'ship-sunset-close',
    alt: 'The ship close by, its side lit by the low sun',
    title: 'Homeward',
    caption: 'The last sun on the balconies.',
  },
];
