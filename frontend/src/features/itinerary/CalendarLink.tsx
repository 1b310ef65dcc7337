import { CalendarPlus } from 'lucide-react';
import type { TripView } from '../../api/trip';
import { calendarHref } from '../../lib/icalendar';
import { type ButtonSize, type ButtonTone, buttonLook } from '../../ui/buttonLook';
import { Skeleton } from '../../ui/Skeleton';
import type { PlannedDay } from './days';
import { itineraryCalendar } from './itineraryCalendar';

interface Props {
  days: readonly PlannedDay[];
  trip: TripView | undefined;
  /** The name of the file, without its ending. */
  fileName: string;
  tone: ButtonTone;
  size: ButtonSize;
  children: string;
}

/** Downloads the activities of some days as a calendar file. */
export function CalendarLink({ days, trip, fileName, tone, size, children }: Props) {
  if (!trip) return <Skeleton width="12rem" height={`var(--control-${size})`} />;
  return (
    <a
      className={buttonLook(tone, size)}
      href={calendarHref(itineraryCalendar(days, trip))}
      download={`${fileName}.ics`}
    >
      <CalendarPlus aria-hidden="true" size={20} strokeWidth={1.75} />
      {children}
    </a>
  );
}
