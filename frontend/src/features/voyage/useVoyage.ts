import { type GuestTrip, useGuestTrips } from '../../api/guestArea';
import { type TripView, useTrip } from '../../api/trip';
import { now } from '../../lib/clock';
import { dayIn, daysBetween } from '../../lib/dates';
import type { Departure } from './countdown';

/** The trip that a page of the group is about. */
export type Voyage = Departure & Pick<GuestTrip, 'title' | 'destination' | 'duration' | 'timeZone'>;

function onSale({ title, destination, duration, startDate, endDate, timeZone }: TripView): Voyage {
  const daysUntil = daysBetween(dayIn(timeZone, now()), startDate);
  return { title, destination, duration, startDate, endDate, timeZone, daysUntil };
}

/** The person's own trip; for a host without one, the trip on sale. Undefined while it is not known. */
export function useVoyage() {
  const own = useGuestTrips();
  const sold = useTrip();
  const fallback = own.isSuccess && sold.data ? onSale(sold.data) : undefined;
  return {
    voyage: own.data?.[0] ?? fallback,
    isError: own.isError || (own.data?.length === 0 && sold.isError),
    refetch: () => void Promise.all([own.refetch(), sold.refetch()]),
  };
}
