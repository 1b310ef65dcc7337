import type { TripView } from '../../api/trip';
import { kindNamed } from '../../lib/cabinNames';

/** What a traveller of an earlier sailing wrote. */
export type Review = TripView['reviews'][number];

/** The cabin that was booked, and what lies beyond it, as the trip's pages name pictures. */
export function picturesFor(
  review: Review,
  { cabins, cabinPictures }: TripView,
): [room: string, beyond: string] {
  const type = cabins.find(({ name }) => name === review.package)?.type ?? kindNamed(review.package);
  const { room, beyond } = cabinPictures[type];
  return [room.picture, beyond.picture];
}

/** "Alicia B., Tucson, Arizona. Balcony, sailed in 2023." */
export const whoWrote = ({ name, location, package: cabin, tripYear }: Review): string =>
  `${name}, ${location}. ${cabin}, sailed in ${tripYear}.`;
