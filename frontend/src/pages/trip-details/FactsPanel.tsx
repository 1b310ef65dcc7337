import { Anchor, CalendarDays, Clock, type LucideIcon, Users } from 'lucide-react';
import type { TripView } from '../../api/trip';
import { formatClockTime, formatDayRange, formatWeekday } from '../../lib/time/dates';
import { formatCount } from '../../lib/numbers';
import { ErrorNote } from '../../ui/ErrorNote';
import { Skeleton } from '../../ui/Skeleton';
import styles from './FactsPanel.module.css';

interface Props {
  trip: TripView | undefined;
  isError: boolean;
  onRetry: () => void;
}

interface Fact {
  label: string;
  icon: LucideIcon;
  value: string | undefined;
  note: string | undefined;
}

function factsOf(trip: TripView | undefined): Fact[] {
  return [
    { label: 'Duration', icon: Clock, value: trip?.duration, note: 'Cabin and meals included' },
    {
      label: 'Group',
      icon: Users,
      value: trip && `Up to ${formatCount(trip.maxGuests)} guests`,
      note: 'The whole ship is ours',
    },
    { label: 'Port', icon: Anchor, value: trip?.destination, note: 'Round trip, a day ashore' },
    {
      label: 'Dates',
      icon: CalendarDays,
      value: trip && formatDayRange(trip.startDate, trip.endDate),
      note:
        trip &&
        `Departs ${formatWeekday(trip.startDate)}, ${formatClockTime(trip.departureTime, trip.zoneLabel)}`,
    },
  ];
}

/** The four facts of the trip, as its row has them. */
export function FactsPanel({ trip, isError, onRetry }: Props) {
  return (
    <section className={styles.section} aria-label="Trip facts">
      <div className={styles.panel}>
        {isError ? (
          <ErrorNote onRetry={onRetry}>
            The trip's dates and figures did not load. Please try again.
          </ErrorNote>
        ) : (
          <dl className={styles.facts}>
            {factsOf(trip).map(({ label, icon: Icon, value, note }) => (
              <div key={label} className={styles.fact}>
                <dt>
                  <Icon aria-hidden="true" size={20} strokeWidth={1.75} /> {label}
                </dt>
                <dd className={styles.value}>{value ?? <Skeleton width="9ch" />}</dd>
                <dd className={styles.note}>{note ?? <Skeleton width="14ch" />}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
