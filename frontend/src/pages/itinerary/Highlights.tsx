import type { TripPlan } from '../../api/tripPages';
import { HighlightCarousel } from '../../features/itinerary/HighlightCarousel';
import type { OfArtist } from '../../features/itinerary/artist';
import { momentsOf } from '../../features/itinerary/planTexts';
import styles from './Highlights.module.css';

/** What to look forward to on the days of the plan; nothing where it names nothing. */
export function Highlights({ plan, trip }: { plan: TripPlan; trip: OfArtist }) {
  if (plan.moments.length === 0) return null;
  return (
    <section className={styles.band} aria-labelledby="highlights">
      <div className={styles.inner}>
        <h2 id="highlights" className={styles.title}>
          What you will talk about afterwards
        </h2>
        <HighlightCarousel highlights={momentsOf(plan, trip)} />
      </div>
    </section>
  );
}
