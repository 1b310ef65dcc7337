import { useHostDates } from '../../api/host/hostDates';
import { useTripScope } from '../../lib/tripScope';
import { ErrorNote } from '../../ui/ErrorNote';
import { StaleNote } from '../../ui/StaleNote';
import { Waiting } from '../../ui/Waiting';
import { AgendaDesk } from './AgendaDesk';
import styles from './DatesDesk.module.css';
import { TripDatesSection } from './TripDatesSection';

/** The dates of the chosen trip by what they are about, or of several trips as one agenda. */
export function DatesDesk() {
  const scope = useTripScope();
  const { data: trips, dataUpdatedAt, isPending, isError, refetch } = useHostDates(scope);
  const retry = () => void refetch();
  const [only] = trips ?? [];

  return (
    <div className={styles.desk}>
      {isError && !trips && <ErrorNote onRetry={retry}>The dates could not be loaded.</ErrorNote>}
      {isError && trips && <StaleNote what="The dates" updatedAt={dataUpdatedAt} onRetry={retry} />}
      {isPending && <Waiting height="36rem" onRetry={retry} />}
      {only && trips?.length === 1 && <TripDatesSection trip={only} />}
      {trips && trips.length > 1 && <AgendaDesk trips={trips} />}
      {trips?.length === 0 && (
        <p className={styles.none}>
          {scope === 'current'
            ? 'None of your trips is still to come. The dates of those that are over stand under "All trips".'
            : 'You host no trip yet. Its dates will stand here.'}
        </p>
      )}
    </div>
  );
}
