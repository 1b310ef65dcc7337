import type { TripCabins } from '../../contracts/trip-cabins.js';

/** How the cabins of the cruise on sale look. */
export const MAIN_CABINS: TripCabins = {
  inside: {
    room: {
      picture: 'inside-cabin',
      alt: 'Cozy inside cabin with a double bed and a round backlit virtual porthole showing a sunrise at sea',
    },
    beyond: { picture: 'pool-day', alt: 'The sunny pool deck, a lift ride away' },
  },
  oceanview: {
    room: {
      picture: 'ocean-view-cabin',
      alt: 'Cabin by day with a large picture window, a window bench and sunlight on the rug',
    },
    beyond: { picture: 'bufadora-coast', alt: 'A tall plume of spray over golden cliffs, going by outside' },
  },
  balcony: {
    room: {
      picture: 'balcony-cabin',
      alt: 'Balcony cabin at golden hour with glass doors open to two chairs and the sea',
    },
    beyond: { picture: 'ship-sunset-close', alt: 'The balconies of the ship in the last sun' },
  },
};
