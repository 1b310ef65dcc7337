import { Anchor, CalendarDays, Clock, type LucideIcon, Users } from 'lucide-react';
import type { TripView } from '../../api/trip';
import type { TripShip } from '../../api/tripPages';
import { formatClockTime, formatDayRange, formatWeekday } from '../../lib/time/dates';
import { formatCount } from '../../lib/numbers';
import { ErrorNote } from '../../ui/ErrorNote';
import { Skeleton } from '../../ui/Skeleton';
import styles from './FactsPanel.module.css';

interface Props {
  trip: TripView | undefined;
  isError: boolean;
  onRetry: () => void;
  /** Says a few words on three of the facts. Undefined while it is on its way, null when it did not load. */
  ship: TripShip | null | undefined;
}

interface Fact {
  label: string;
  icon: LucideIcon;
  value: string | undefined;
  /** Undefined while it is on its way; may be empty. */
  note: string | undefined;
}

function factsOf(trip: TripView | undefined, ship: TripShip | null | undefined): Fact[] {
  const noted = (key: 'durationNote' | 'groupNote' | 'destinationNote') => (ship === null ? '' : ship?.[key]);
  return [
    { label: 'Duration', icon: Clock, value: trip?.duration, note: noted('durationNote') },
    {
      label: 'Group',
      icon: Users,
      value: trip && `Up to ${formatCount(trip.maxGuests)} guests`,
      note: noted('groupNote'),
    },
    { label: 'Destination', icon: Anchor, value: trip?.destination, note: noted('destinationNote') },
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

/** The four facts of the trip, as its row has them, and what its ship's page says of them. */
export function FactsPanel({ trip, isError, onRetry, ship }: Props) {
  return (
    <section className={styles.section} aria-label="Trip facts">
      <div className={styles.panel}>
        {isError ? (
          <ErrorNote onRetry={onRetry}>
            The trip's dates and figures did not load. Please try again.
          </ErrorNote>
        ) : (
          <dl className={styles.facts}>
            {factsOf(trip, ship).map(({ label, icon: Icon, value, note }) => (
              <div key={label} className={styles.fact}>
                <dt>
                  <Icon aria-hidden="true" size={20} strokeWidth={1.75} /> {label}
                </dt>
                <dd className={styles.value}>{value ?? <Skeleton width="9ch" />}</dd>
                {note !== '' && <dd className={styles.note}>{note ?? <Skeleton width="14ch" />}</dd>}
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
