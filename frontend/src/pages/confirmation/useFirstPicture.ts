import { useTrip } from '../../api/trip';
import { useTripFront } from '../../api/tripPages';

/** Of no trip in particular. */
const ANY_SHIP = {
  picture: 'ship-sunset-hero',
  // Said here, too: the words for every other picture would come along.
  alt: 'The ship with lit balconies under way at sunset',
};

/** What the home page of a trip shows first, while it is on sale; a ship otherwise. Null until it is known. */
export function useFirstPicture(tripId: number) {
  const { data: sold, isPending } = useTrip();
  const isOnSale = sold?.id === tripId;
  const { data: front, isMissing } = useTripFront(isOnSale ? tripId : undefined, isOnSale);
  if (isPending || (isOnSale && !front && !isMissing)) return null;
  return (isOnSale ? front?.slides[0] : undefined) ?? ANY_SHIP;
}
