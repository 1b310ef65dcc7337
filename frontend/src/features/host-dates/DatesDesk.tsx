import { useHostDates } from '../../api/hostDates';
import { useHostTrip } from '../../lib/useHostTrip';
import { ErrorNote } from '../../ui/ErrorNote';
import { Waiting } from '../../ui/Waiting';
import { isOver } from './dates.rules';
import styles from './DatesDesk.module.css';
import { TripDatesSection } from './TripDatesSection';

/** The dates of the chosen trip, or of all of the host's: what sails next first, what is over folded at the end. */
export function DatesDesk() {
  const trip = useHostTrip();
  const { data: trips, isPending, isError, refetch } = useHostDates(trip);
  const retry = () => void refetch();
  const sorted = trips ?? [];
  const over = sorted.filter(({ dates, today }) => isOver(dates, today)).toReversed();
  const ahead = sorted.filter((one) => !over.includes(one));

  return (
    <div className={styles.desk}>
      {isError && (
        <ErrorNote onRetry={retry}>
          {trips ? 'The dates could not be refreshed.' : 'The dates could not be loaded.'}
        </ErrorNote>
      )}
      {isPending && <Waiting height="36rem" onRetry={retry} />}
      {ahead.map((one) => (
        <TripDatesSection key={one.tripId} trip={one} />
      ))}
      {over.length > 0 && (
        <details className={styles.over} open={ahead.length === 0}>
          <summary>
            {over.length} {over.length === 1 ? 'trip that is' : 'trips that are'} over
          </summary>
          <div className={styles.desk}>
            {over.map((one) => (
              <TripDatesSection key={one.tripId} trip={one} />
            ))}
          </div>
        </details>
      )}
      {trips?.length === 0 && <p className={styles.none}>You host no trip yet. Its dates will stand here.</p>}
    </div>
  );
}
