import { STOCK_PICTURES, type StockPicture } from '../../../../backend/contracts/stock-pictures';
import { OWN_PICTURE, ownPicture } from '../../../../backend/contracts/trip-pages';

/** What the site's own pictures are called where one is chosen. */
const STOCK_NAMES: Record<StockPicture, string> = {
  'ship-sunset-hero': 'Ship at sunset',
  'ship-sunset-close': 'Ship close by',
  'pool-day': 'Pool by day',
  'slides-ropes': 'Slides and ropes',
  'deck-party': 'Deck party',
  'theatre-night': 'Theater at night',
  'wake-stars': 'Wake and stars',
  'inside-cabin': 'Inside cabin',
  'ocean-view-cabin': 'Ocean view cabin',
  'balcony-cabin': 'Balcony cabin',
  'ensenada-day': 'Town on a bay',
  'bufadora-coast': 'Spray on the coast',
};

const isStock = (picture: string): picture is StockPicture => picture in STOCK_PICTURES;

/** A picture to choose: what it is called, and for one of the site's own what is seen in it. */
export interface PictureOption {
  picture: string;
  name: string;
  words: string;
}

/** One of the trip's own to choose, with what is known of it. */
export type OwnOption<P> = PictureOption & { own: P };

export const STOCK_OPTIONS: readonly PictureOption[] = Object.entries(STOCK_PICTURES).map(
  ([picture, words]) => ({ picture, words, name: pictureName(picture) }),
);

/**
 * The trip's own, the newest first as they come; they are numbered as they were handed in, so that a new one changes no other's
 * number. Those after one that is removed move up.
 */
export const ownOptions = <P extends { id: string }>(pictures: readonly P[]): OwnOption<P>[] =>
  pictures.map((own, place) => ({
    own,
    picture: ownPicture(own.id),
    name: `Own picture ${pictures.length - place}`,
    words: '',
  }));

/** What a picture is called where it was chosen. */
export function pictureName(picture: string): string {
  if (isStock(picture)) return STOCK_NAMES[picture];
  return OWN_PICTURE.test(picture) ? "One of the trip's own" : 'No picture chosen yet';
}

/** The words that stand for a picture once another one is chosen: what a host wrote stays. */
export function altFor(chosen: string, before: string): string {
  const isOurs = Object.values(STOCK_PICTURES).some((words) => words === before.trim());
  if (before.trim() && !isOurs) return before;
  return isStock(chosen) ? STOCK_PICTURES[chosen] : '';
}
