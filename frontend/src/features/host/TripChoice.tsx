import { useHostMe } from '../../api/hostMe';
import { useHostTrip } from '../../lib/useHostTrip';
import { Choice } from '../../ui/Choice';
import styles from './TripChoice.module.css';

const ALL = 'all';

/** Which of the host's trips the desk is about. Who hosts one has nothing to choose. */
export function TripChoice({ onChoose }: { onChoose: (trip: number | null) => void }) {
  const trip = useHostTrip();
  const trips = useHostMe().data?.trips ?? [];
  if (trips.length < 2) return null;
  // Keys that are numbers would be put before all others.
  const names = Object.fromEntries([
    [ALL, 'All trips'],
    ...trips.map(({ tripId, title, startDate }) => [
      `trip-${tripId}`,
      startDate ? `${title} (${startDate.slice(0, 4)})` : title,
    ]),
  ]) as Record<string, string>;

  return (
    <div className={styles.choice}>
      <Choice
        isSmall
        label="Trip"
        names={names}
        value={trip === null ? ALL : `trip-${trip}`}
        onChange={(value) => onChoose(value === ALL ? null : Number(value.slice('trip-'.length)))}
      />
    </div>
  );
}
