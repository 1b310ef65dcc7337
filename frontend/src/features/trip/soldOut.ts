import type { TripView } from '../../api/trip';

/** Whether fewer places are left than are wanted. A trip that is not there yet is not sold out. */
export const isSoldOut = (trip: Pick<TripView, 'seatsLeft'> | undefined, places = 1): boolean =>
  trip !== undefined && trip.seatsLeft < places;
