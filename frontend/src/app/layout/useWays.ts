import { useSession } from '../../api/session';
import { useTripOfBooking } from '../../api/tripOfBooking';
import { useTripOfPage } from '../../lib/browser/useTripOfPage';
import { inTrip } from '../../lib/tripAddress';

/** A place that menus and footer lead to. */
export interface Way {
  to: string;
  /** Where it is about the person's own trip, for who is signed in: the other is about the trip on sale. */
  ownTo?: string | undefined;
}

/**
 * Where such a place is from here. On the pages of a trip all of them are about that one, and so they are on those of a
 * booking of it; elsewhere, and where the booking is of their own trip, who is signed in is led to what is theirs.
 */
export function useWays(): (way: Way) => string {
  const ofPage = useTripOfPage();
  const ofBooking = useTripOfBooking();
  const { user, guest, isPaid } = useSession();
  const isSignedIn = isPaid || Boolean(user ?? guest);
  const isOwn =
    isSignedIn && ofPage === undefined && (ofBooking === undefined || ofBooking === guest?.tripId);
  // A link on the pages of a trip stays with it by itself.
  return ({ to, ownTo }) => (isOwn && ownTo) || inTrip(to, ofBooking);
}
