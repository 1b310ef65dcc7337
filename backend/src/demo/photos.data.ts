/** The site's own pictures (frontend/public/media, without width and ending) and what they show. */
export const PICTURES = [
  { file: 'ship-sunset-hero.ecfe1366', alt: 'A cruise ship with lit balconies under way at sunset' },
  { file: 'ship-sunset-portrait.c560e2ba', alt: 'A cruise ship seen from ahead at sunset' },
  { file: 'ship-sunset-close.b1a07076', alt: 'The side of a cruise ship lit by the low sun' },
  { file: 'inside-cabin.2df5c8a9', alt: 'An inside cabin with a double bed and a round backlit porthole' },
  { file: 'ocean-view-cabin.dd61737d', alt: 'A cabin by day with a large picture window and a window bench' },
  { file: 'balcony-cabin.9829573a', alt: 'A balcony cabin at golden hour, its glass doors open to the sea' },
  { file: 'pool-day.affb532e', alt: 'A sunny lido deck with a turquoise pool, parasols and water slides' },
  {
    file: 'bufadora-coast.2c6225cc',
    alt: 'A plume of sea spray bursting from the golden cliffs of the Baja coast',
  },
  { file: 'wake-stars.4a0cf16d', alt: 'A white wake running to the horizon under the Milky Way' },
  {
    file: 'deck-party.54e4959a',
    alt: 'Strings of bulbs and a crowd in silhouette by the stage on the pool deck',
  },
  { file: 'slides-ropes.9473c0f9', alt: 'Water slides curling round a tower beside a ropes course' },
  { file: 'theatre-night.ce7e9d36', alt: 'Rows of teal seats before a stage framed in warm bulbs' },
  { file: 'ensenada-day.860342c2', alt: 'White and coloured houses above the turquoise bay of Ensenada' },
];

/** What somebody shared a picture for: twelve for each of the thirteen makes 156, the figure of the specification. */
export const OCCASIONS = [
  'for the countdown',
  'for the packing list',
  'for the playlist cover',
  'to show the family at home',
  'for the plan of the first afternoon',
  'as a wallpaper',
  'to answer a question',
  'for the excursion list',
  'from the brochure',
  'to say good morning',
  'to say good night',
  'for the poster of the aft stage',
];

/** All had access to the group before the first of these pictures. */
export const PHOTOGRAPHERS = ['nina', 'marisol', 'lucas', 'sofia', 'theo', 'mateo', 'daniel'] as const;
