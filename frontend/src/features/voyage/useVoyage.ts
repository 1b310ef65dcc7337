import { type GuestTrip, useGuestTrips } from '../../api/guestArea';
import { useSession } from '../../api/session';
import { isNoTripOpen, type TripView, useTrip } from '../../api/trip';
import { now } from '../../lib/time/clock';
import { daysBetween } from '../../../../backend/contracts/days';
import { dayIn } from '../../lib/time/dates';
import type { Departure } from './countdown';

/** The trip that a page of the group is about. */
export type Voyage = Departure &
  Pick<GuestTrip, 'id' | 'title' | 'artist' | 'destination' | 'duration' | 'timeZone' | 'sailing'>;

function onSale({ departsAt, departureTime, zoneLabel, ...trip }: TripView): Voyage {
  const daysUntil = daysBetween(dayIn(trip.timeZone, now()), trip.startDate);
  return { ...trip, daysUntil, sailing: { departsAt, departureTime, zoneLabel } };
}

/**
 * The person's own trip; for who has none, such as a host, the trip on sale. `voyage` is undefined while it is not known,
 * and when they have none and `isNoneOpen`.
 */
export function useVoyage() {
  const session = useSession();
  const own = useGuestTrips();
  const sold = useTrip();
  const isNobody = !session.user && !session.isPending && !session.isError;
  const hasNone = isNobody || own.data?.length === 0;
  const isNoneOpen = hasNone && !sold.data && isNoTripOpen(sold.error);
  const ownTrip = own.data?.[0];
  return {
    voyage: ownTrip ?? (hasNone && sold.data ? onSale(sold.data) : undefined),
    isOwn: ownTrip !== undefined,
    isNoneOpen,
    isError: session.isError || own.isError || (hasNone && sold.isError && !isNoneOpen),
    refetch: () => {
      if (session.isError) session.refetch();
      void Promise.all([own.refetch(), sold.refetch()]);
    },
  };
}
