import type { MovingPicture, StockPicture } from '../../../backend/contracts/stock-pictures';
import type { LoopName } from './Loop';
import type { PictureName } from './pictureSources';

/** Twins of 9:16, which fill upright phones where a picture fills the first screen; three pictures have none. */
const UPRIGHT: Partial<Record<string, PictureName>> = {
  'ship-sunset-hero': 'ship-sunset-portrait',
  'pool-day': 'pool-day-upright',
  'slides-ropes': 'slides-ropes-upright',
  'deck-party': 'deck-party-upright',
  'wake-stars': 'wake-stars-upright',
  'ocean-view-cabin': 'ocean-view-cabin-upright',
  'balcony-cabin': 'balcony-cabin-upright',
  'ensenada-day': 'ensenada-day-upright',
  'bufadora-coast': 'bufadora-coast-upright',
} satisfies Partial<Record<StockPicture, PictureName>>;

const LOOP: Partial<Record<string, LoopName>> = {
  'ship-sunset-hero': 'ship-sunset',
  'ensenada-day': 'ensenada-day',
  'bufadora-coast': 'bufadora-coast',
  'wake-stars': 'wake-stars',
} satisfies Record<MovingPicture, LoopName>;

interface FillingLook {
  upright?: PictureName | undefined;
  loop?: LoopName | undefined;
}

/** How a picture fills the first screen: its twin for upright phones and, where it is to move, its loop. */
export function fillingLook(picture: string, isMoving: boolean): FillingLook {
  const loop = isMoving ? LOOP[picture] : undefined;
  // The twin that the loop begins with: a portrait of its own would jump when the loop sets in.
  if (loop === 'ship-sunset') return { loop, upright: 'ship-sunset-hero-upright' };
  return { loop, upright: UPRIGHT[picture] };
}
