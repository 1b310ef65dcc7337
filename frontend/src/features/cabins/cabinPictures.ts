import type { CabinType } from '../../api/trip';
import type { PictureName } from '../../ui/pictureSources';

interface Pictured {
  name: PictureName;
  alt: string;
}

/** Two pictures a cabin: the room, and what one sees from it or does instead of sitting in it. */
export const CABIN_PICTURES: Record<CabinType, { room: Pictured; beyond: Pictured }> = {
  inside: {
    room: {
      name: 'inside-cabin',
      alt: 'Cozy inside cabin with a double bed and a round backlit virtual porthole showing a sunrise at sea',
    },
    beyond: { name: 'pool-day', alt: 'The sunny pool deck, a lift ride away' },
  },
  oceanview: {
    room: {
      name: 'ocean-view-cabin',
      alt: 'Cabin by day with a large picture window, a window bench and sunlight on the rug',
    },
    beyond: { name: 'bufadora-coast', alt: 'A tall plume of spray over golden cliffs, going by outside' },
  },
  balcony: {
    room: {
      name: 'balcony-cabin',
      alt: 'Balcony cabin at golden hour with glass doors open to two chairs and the sea',
    },
    beyond: { name: 'ship-sunset-close', alt: 'The balconies of the ship in the last sun' },
  },
};
