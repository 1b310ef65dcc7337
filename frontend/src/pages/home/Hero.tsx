import { useTrip } from '../../api/trip';
import { useTripFront } from '../../api/tripPages';
import { Slideshow } from '../../features/slideshow/Slideshow';
import { isSoldOut } from '../../features/trip/soldOut';
import { WayToCabins } from '../../features/trip/WayToCabins';
import { formatDayRange } from '../../lib/time/dates';
import { Skeleton } from '../../ui/Skeleton';
import styles from './Hero.module.css';
import { HeroFacts } from './HeroFacts';
import { HeroLead } from './HeroLead';
import { HeroTitle } from './HeroTitle';

/** The first screen. What a visitor needs stands still over the pictures: nothing of it lives in a slide. */
export function Hero() {
  const { data: trip, isError } = useTrip();
  // Gaps are for what is on its way.
  const isMissing = isError && !trip;
  const front = useTripFront(trip?.id);
  const shown = front.data ?? (front.isMissing ? null : undefined);
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        {!isMissing && (
          <p className={styles.eyebrow}>
            <span>{trip ? trip.title : <Skeleton width="16ch" />}</span>{' '}
            <span className={styles.dates}>
              {trip ? formatDayRange(trip.startDate, trip.endDate) : <Skeleton width="16ch" />}
            </span>
            {isSoldOut(trip) && <strong className={styles.dates}>Sold out</strong>}
          </p>
        )}
        <HeroTitle trip={isMissing ? null : trip} front={shown} />
        {!isMissing && <HeroLead trip={trip} front={shown} />}
        <div className={styles.actions}>
          <WayToCabins>See cabins & prices</WayToCabins>
        </div>
        {!isMissing && <HeroFacts trip={trip} front={shown} />}
      </div>
      {/* After the words: the way to the cabins comes before the controls that stand below it. */}
      {shown !== undefined && (
        <Slideshow key={`${shown?.tripId} ${shown?.version}`} slides={shown?.slides ?? []} />
      )}
    </div>
  );
}
