import type { ShownPicture } from './trip-pages.js';

/** How a kind of cabin looks. */
export interface CabinPictures {
  /** The room. */
  room: ShownPicture;
  /** What one sees from it, or does instead of sitting in it. */
  beyond: ShownPicture;
}

/** How the cabins of a trip look, by their kind: wherever one is shown, chosen or paid. */
export interface TripCabins {
  inside: CabinPictures;
  oceanview: CabinPictures;
  balcony: CabinPictures;
}
