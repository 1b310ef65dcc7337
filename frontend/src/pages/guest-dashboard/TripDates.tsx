import type { GuestTrip } from '../../api/guestArea';
import { formatDayRange } from '../../lib/time/dates';

/** "September 5-8, 2025", or that there are none yet. */
export function TripDates({ trip: { startDate, endDate } }: { trip: GuestTrip }) {
  return <>{startDate && endDate ? formatDayRange(startDate, endDate) : 'Dates to be announced'}</>;
}
