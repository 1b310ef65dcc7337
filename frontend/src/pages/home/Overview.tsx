import { Star } from 'lucide-react';
import { isNoTripOpen, type TripView, useTrip } from '../../api/trip';
import { HearOfNextTrip } from '../../features/trip/HearOfNextTrip';
import { useClosedWords } from '../../features/trip/useClosedWords';
import { formatClockTime, formatDayRange, formatWeekday } from '../../lib/time/dates';
import { formatCount } from '../../lib/numbers';
import { ratedBy } from '../../lib/ratedBy';
import { ErrorNote } from '../../ui/ErrorNote';
import { Skeleton } from '../../ui/Skeleton';
import styles from './Overview.module.css';

function figuresOf(trip: TripView | undefined) {
  return [
    { label: 'Duration', value: trip?.duration },
    { label: 'Maximum group', value: trip && `Up to ${formatCount(trip.maxGuests)} guests` },
    { label: 'Dates', value: trip && formatDayRange(trip.startDate, trip.endDate) },
    {
      label: 'Departure',
      value:
        trip && `${formatWeekday(trip.startDate)}, ${formatClockTime(trip.departureTime, trip.zoneLabel)}`,
    },
  ];
}

/** The trip in figures, and what past guests thought of it. */
export function Overview() {
  const { data: trip, isError, error, refetch } = useTrip();
  if (isNoTripOpen(error)) return <NoTripOpen />;
  if (isError) {
    return (
      <section className={styles.overview} aria-label="The trip">
        <ErrorNote onRetry={() => void refetch()}>
          The trip's dates and prices did not load. Please try again.
        </ErrorNote>
      </section>
    );
  }
  return (
    <section className={styles.overview} aria-labelledby="overview">
      <div>
        <h2 id="overview">{trip ? trip.subtitle : <Skeleton width="16ch" />}</h2>
        {trip?.artist && <p className={styles.artist}>{`Hosted by ${trip.artist}`}</p>}
        <p className={styles.description}>{trip ? trip.description : <Skeleton height="6em" />}</p>
        {trip?.rating.count !== 0 && (
          <p className={styles.rating}>
            <Star aria-hidden="true" size={20} strokeWidth={1.75} fill="currentColor" />
            {trip ? <Rating rating={trip.rating} /> : <Skeleton width="18ch" />}
          </p>
        )}
      </div>
      <dl className={styles.figures}>
        {figuresOf(trip).map(({ label, value }) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd>{value ?? <Skeleton width="8ch" />}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function NoTripOpen() {
  const closed = useClosedWords();
  return (
    <section className={styles.overview} aria-labelledby="overview">
      <div>
        <h2 id="overview">{closed}</h2>
        <p className={styles.description}>
          <HearOfNextTrip />
        </p>
      </div>
    </section>
  );
}

function Rating({ rating }: { rating: TripView['rating'] }) {
  return (
    <>
      <strong>{rating.average}/5</strong>
      <span>{` from ${ratedBy(rating)}`}</span>
    </>
  );
}
