/**
 * The site's own pictures, by their names, that a trip's pages may show: illustrations, each with the words for who does
 * not see it. A page says more of it where it knows more.
 */
export const STOCK_PICTURES = {
  'ship-sunset-hero': 'A cruise ship with lit balconies under way at sunset, sky and sea in gold',
  'ship-sunset-close': 'The ship close by, its balconies lit from the side by a low sun',
  'pool-day': 'A turquoise pool with swim rings, white loungers and parasols on a sunny lido deck',
  'slides-ropes': 'Water slides beside a ropes course under a wide blue sky',
  'deck-party': 'The pool deck at dusk under strings of bulbs and colored beams',
  'theatre-night': 'Rows of seats before a stage framed in warm bulbs and red velvet',
  'wake-stars': 'The white wake and the Milky Way, seen over a rail hung with warm bulbs',
  'inside-cabin': 'An inside cabin with a backlit porthole',
  'ocean-view-cabin': 'A cabin with a large picture window, a window bench and the open sea outside',
  'balcony-cabin': 'Glass doors open to a balcony with two chairs over the sea at golden hour',
  'ensenada-day': 'White and colored houses and bougainvillea above a turquoise bay, with a ship at the pier',
  'bufadora-coast': 'A tall white plume of spray over golden cliffs and turquoise water',
} as const;

export type StockPicture = keyof typeof STOCK_PICTURES;

/** Four of them can move: there is a silent loop of each. */
export const MOVING_PICTURES = ['ship-sunset-hero', 'ensenada-day', 'bufadora-coast', 'wake-stars'] as const;
export type MovingPicture = (typeof MOVING_PICTURES)[number];
