import { sentenceOf } from '../../api/errors';
import { useTripsOnSale } from '../../api/tripsOnSale';
import { HearOfNextTrip } from '../../features/trip/HearOfNextTrip';
import { ErrorNote } from '../../ui/ErrorNote';
import { PageTitle } from '../../ui/PageTitle';
import { Skeleton } from '../../ui/Skeleton';
import { TripOnSale } from './TripOnSale';
import styles from './TripsPage.module.css';

/** Every trip that can be booked, side by side. */
export default function TripsPage() {
  const { data: trips, error, refetch } = useTripsOnSale();
  return (
    <div className={styles.page}>
      <PageTitle
        title="Trips"
        description="Every group cruise that is open for booking: where and when it sails, what it costs, and how many places are left."
      >
        Choose your trip
      </PageTitle>
      {trips?.length === 0 && (
        <p className={styles.none}>
          No trip is open for booking right now. <HearOfNextTrip />
        </p>
      )}
      {error && !trips && <ErrorNote onRetry={() => void refetch()}>{sentenceOf(error)}</ErrorNote>}
      {!trips && !error && <Skeleton height="480px" />}
      <ul className={styles.trips}>
        {trips?.map((trip) => (
          <TripOnSale key={trip.id} trip={trip} />
        ))}
      </ul>
    </div>
  );
}
