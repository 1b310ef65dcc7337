import { STOCK_PICTURES, type StockPicture } from './stock-pictures.js';
import type { ShownPicture } from './trip-pages.js';

/** One of the site's own pictures with the site's words for it. */
export const shownStock = (picture: StockPicture): ShownPicture => ({
  picture,
  alt: STOCK_PICTURES[picture],
});
