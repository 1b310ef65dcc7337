import type { StockPicture } from '../../../backend/contracts/stock-pictures';
import { OWN_PICTURE } from '../../../backend/contracts/trip-pages';
import { largestFile, type PictureName } from './pictureSources';
import { PICTURES } from './pictures.generated';

/** The address of a picture that a host handed in, or null for one of the site's own. */
export function ownAddress(picture: string): string | null {
  const id = OWN_PICTURE.exec(picture)?.[1];
  return id ? `/api/trips/pictures/${id}` : null;
}

const isStock = (picture: string): picture is StockPicture => Object.hasOwn(PICTURES, picture);

/** A picture of the site's own by its name. What an older build of the site does not know is the ship. */
export const stockName = (picture: string): PictureName => (isStock(picture) ? picture : 'ship-sunset-hero');

/** The largest file of a trip's picture, for a link to it. */
export const largestOf = (picture: string): string => ownAddress(picture) ?? largestFile(stockName(picture));
