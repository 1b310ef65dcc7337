import type { TripView } from '../../api/trip';
import type { PictureName } from '../../ui/pictureSources';
import { kindNamed } from '../../lib/cabinNames';
import { CABIN_PICTURES } from './cabinPictures';

/** What a traveller of an earlier sailing wrote. */
export type Review = TripView['reviews'][number];

/** The cabin that was booked, what lies beyond it, and the evening that everybody had. */
export function photosFor(review: Review, trip: TripView): [PictureName, PictureName, PictureName] {
  const type = trip.cabins.find(({ name }) => name === review.package)?.type ?? kindNamed(review.package);
  const { room, beyond } = CABIN_PICTURES[type];
  return [room.name, beyond.name, 'deck-party'];
}

/** "Alicia B., Tucson, Arizona. Balcony, sailed in 2023." */
export const whoWrote = ({ name, location, package: cabin, tripYear }: Review): string =>
  `${name}, ${location}. ${cabin}, sailed in ${tripYear}.`;
