import type { GuestRecord } from '../../../api/guest';
import { calendarText } from '../../../lib/time/icalendar';

type Booked = Pick<GuestRecord, 'reference' | 'trip'>;

/** The voyage of a booking as an iCalendar file: the days at sea, and the departure as an instant of its own. */
export function calendarFile({ reference, trip }: Booked, now: Date): string {
  return calendarText(
    [
      {
        uid: `${reference}-voyage`,
        summary: trip.title,
        location: trip.destination,
        description: `Booking ${reference}`,
        firstDay: trip.startDate,
        lastDay: trip.endDate,
      },
      { uid: `${reference}-departure`, summary: `${trip.title}: departure`, startsAt: trip.departsAt },
    ],
    now.toISOString(),
  );
}
