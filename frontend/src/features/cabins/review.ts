import type { TripView } from '../../api/trip';
import { kindNamed } from '../../lib/cabinNames';
import { ratedBy } from '../../lib/ratedBy';

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

/** "4.8 out of 5 from 12 travellers." */
export const ratingSentence = (rating: TripView['rating']): string =>
  `${rating.average} out of 5 from ${ratedBy(rating)}.`;

/** "Alicia B., Tucson, Arizona. Balcony, sailed in 2023." Who does not say where they come from is named alone. */
export function whoWrote({
  name,
  location,
  package: cabin,
  tripYear,
}: Pick<Review, 'name' | 'location' | 'package' | 'tripYear'>): string {
  // A name that is cut short ends in a dot of its own.
  const who = [name, location].filter(Boolean).join(', ').replace(/\.?$/, '.');
  return `${who} ${cabin}, sailed in ${tripYear}.`;
}
