import { HighlightCarousel } from '../../features/itinerary/HighlightCarousel';
import type { OfArtist } from '../../features/itinerary/artist';
import { highlightsOf } from '../../features/itinerary/highlights';
import styles from './Highlights.module.css';

/** Eight activities of the three days. */
export function Highlights({ trip }: { trip: OfArtist }) {
  return (
    <section className={styles.band} aria-labelledby="highlights">
      <div className={styles.inner}>
        <h2 id="highlights" className={styles.title}>
          What you will talk about afterwards
        </h2>
        <HighlightCarousel highlights={highlightsOf(trip)} />
      </div>
    </section>
  );
}
