import type { CabinType } from '../../api/trip';
import type { PictureName } from '../../ui/Picture';

/** What each cabin looks like, and what a guest would see in it. */
export const CABIN_PICTURES: Record<CabinType, { name: PictureName; alt: string }> = {
  inside: {
    name: 'inside-cabin',
    alt: 'Inside cabin: a double bed below a round backlit porthole that shows a sunrise at sea',
  },
  oceanview: {
    name: 'ocean-view-cabin',
    alt: 'Ocean view cabin: a large picture window with a bench, open sea outside',
  },
  balcony: {
    name: 'balcony-cabin',
    alt: 'Balcony cabin: glass doors open to two chairs and the sea at golden hour',
  },
};
