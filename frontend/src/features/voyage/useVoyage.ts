import { useSession } from '../../api/session';
import { type OwnVoyage, useVoyages } from '../../api/voyages';
import { isNoTripOpen, type TripView, useTrip } from '../../api/trip';
import { now } from '../../lib/time/clock';
import { daysBetween } from '../../../../backend/contracts/days';
import { dayIn } from '../../lib/time/zoned';
import type { Departure } from './countdown';

/** The trip that a page of the group is about. */
export type Voyage = Departure &
  Pick<OwnVoyage, 'id' | 'title' | 'artist' | 'destination' | 'duration' | 'timeZone' | 'sailing'>;

function onSale({ departsAt, departureTime, zoneLabel, ...trip }: TripView): Voyage {
  const daysUntil = daysBetween(dayIn(trip.timeZone, now()), trip.startDate);
  // What is called off is sold no more.
  return { ...trip, daysUntil, isCalledOff: false, sailing: { departsAt, departureTime, zoneLabel } };
}

/**
 * The trip that the person travels with or hosts; for who has none, the trip on sale. `voyage` is undefined while it is not
 * known, and when they have none and `isNoneOpen`.
 * @param meant the one trip that it may be, where a page is about that one.
 */
export function useVoyage(meant?: number) {
  const session = useSession();
  const own = useVoyages();
  const sold = useTrip();
  const isNobody = !session.user && !session.isPending && !session.isError;
  const isMeant = ({ id }: { id: number }) => meant === undefined || id === meant;
  const ownTrip = own.data?.find(isMeant);
  const hasNone = isNobody || (own.data !== undefined && !ownTrip);
  const soldTrip = sold.data && isMeant(sold.data) ? sold.data : undefined;
  const isNoneOpen = hasNone && !soldTrip && (sold.data !== undefined || isNoTripOpen(sold.error));
  return {
    voyage: ownTrip ?? (hasNone && soldTrip ? onSale(soldTrip) : undefined),
    isOwn: ownTrip !== undefined,
    isNoneOpen,
    isError: session.isError || own.isError || (hasNone && sold.isError && !isNoneOpen),
    refetch: () => {
      if (session.isError) session.refetch();
      void Promise.all([own.refetch(), sold.refetch()]);
    },
  };
}
