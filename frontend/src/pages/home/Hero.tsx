import { useTrip } from '../../api/trip';
import { Slideshow } from '../../features/slideshow/Slideshow';
import { isSoldOut } from '../../features/trip/soldOut';
import { WayToCabins } from '../../features/trip/WayToCabins';
import { formatDayRange } from '../../lib/time/dates';
import { PageTitle } from '../../ui/PageTitle';
import { Skeleton } from '../../ui/Skeleton';
import styles from './Hero.module.css';
import { HeroFacts } from './HeroFacts';
import { HeroLead } from './HeroLead';

// Broken by hand: no font, while it comes, may break it otherwise and move the page.
const HEADLINE = ['Three days.', 'One ship.', 'A thousand', 'friends.'];

/** The first screen. What a visitor needs stands still over the pictures: nothing of it lives in a slide. */
export function Hero() {
  const { data: trip, isError } = useTrip();
  // Gaps are for what is on its way.
  const isMissing = isError && !trip;
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
        <PageTitle
          title="Three days at sea"
          description="A group cruise to Ensenada with a festival on every deck: three days, two nights, up to 1,000 guests. Cabins, prices with taxes and fees, and booking."
          className={styles.title}
        >
          {HEADLINE.map((line) => (
            <span key={line} className={styles.line}>
              {line}{' '}
            </span>
          ))}
        </PageTitle>
        {!isMissing && <HeroLead trip={trip} />}
        <div className={styles.actions}>
          <WayToCabins>See cabins & prices</WayToCabins>
        </div>
        {!isMissing && <HeroFacts trip={trip} />}
      </div>
      {/* After the words: the way to the cabins comes before fourteen controls that stand below it. */}
      <Slideshow />
    </div>
  );
}
