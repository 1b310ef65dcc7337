import { useFrontOf } from '../../api/tripPages';

/** Of no trip in particular. */
const ANY_SHIP = {
  picture: 'ship-sunset-hero',
  // Said here, too: the words for every other picture would come along.
  alt: 'The ship with lit balconies under way at sunset',
};

/** What the home page of a trip shows first, while it is on sale; a ship otherwise. Null until it is known. */
export function useFirstPicture(tripId: number) {
  const { data: front, isPending } = useFrontOf(tripId);
  if (isPending) return null;
  return front?.slides[0] ?? ANY_SHIP;
}
