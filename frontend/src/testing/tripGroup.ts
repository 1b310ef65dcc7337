import { STOCK_GROUP } from '../../../backend/contracts/stock-group';
import type { TripGroup } from '../api/guestGroup';

/** The pictures of a group whose hosts have chosen none. */
export const aGroup = (changes: Partial<TripGroup> = {}): TripGroup => ({
  ...STOCK_GROUP,
  tripId: 1,
  version: 0,
  ...changes,
});
