import type { GroupPicture, TripGroup } from './trip-group.js';
import { STOCK_PICTURES, type StockPicture } from './stock-pictures.js';

const scene = (picture: StockPicture, title: string, description = ''): GroupPicture => ({
  picture,
  alt: STOCK_PICTURES[picture],
  title,
  description,
});

/** The pictures of a group whose hosts have chosen none: illustrations of what is done on a ship. */
export const STOCK_GROUP: TripGroup = {
  adventures: [
    scene('wake-stars', 'The stern after midnight'),
    scene('theatre-night', 'Before the late show'),
    scene('pool-day', 'Noon by the pool'),
    scene('ship-sunset-close', 'Golden hour on the way home'),
  ],
  activities: [
    scene('deck-party', 'Sail-away dance', 'At dusk, on the pool deck'),
    scene('pool-day', 'Relay in the pool', 'Teams form in the chat'),
    scene('theatre-night', 'Late show, one row', 'Sit together in the theater'),
    scene('wake-stars', 'Stars at the stern', 'After the music, with cocoa'),
  ],
};
