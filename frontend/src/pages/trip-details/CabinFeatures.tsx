import type { TripView } from '../../api/trip';
import { ErrorNote } from '../../ui/ErrorNote';
import { CabinFeatureCard } from './CabinFeatureCard';
import styles from './CabinFeatures.module.css';
import section from './Section.module.css';

interface Props {
  /** Absent while it loads. */
  trip: TripView | undefined;
  isError: boolean;
  onRetry: () => void;
}

const WAITING = ['first', 'second', 'third'];

/** The cabins of the trip: what is in each, and the way to its prices. */
export function CabinFeatures({ trip, isError, onRetry }: Props) {
  return (
    <section className={section.section} aria-labelledby="cabins">
      <h2 id="cabins" className={styles.title}>
        Cabins
      </h2>
      {isError ? (
        <ErrorNote onRetry={onRetry}>The cabins did not load. Please try again.</ErrorNote>
      ) : (
        <div className={styles.grid} aria-busy={!trip}>
          {trip
            ? trip.cabins.map((cabin) => (
                <CabinFeatureCard
                  key={cabin.type}
                  cabin={cabin}
                  picture={trip.cabinPictures[cabin.type].room}
                />
              ))
            : WAITING.map((place) => <div key={place} className={styles.waiting} />)}
        </div>
      )}
    </section>
  );
}
