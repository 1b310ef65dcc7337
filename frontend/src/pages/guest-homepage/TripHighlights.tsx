import { useVoyage } from '../../features/voyage/useVoyage';
import { useVoyageFront } from '../../features/voyage/useVoyagePages';
import { below } from '../../lib/browser/breakpoints';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { TripPicture } from '../../ui/TripPicture';
import styles from './TripHighlights.module.css';

/** One big and two small. */
const MOST = 3;

/** What to look forward to, as the trip's home page has it; left out where it says nothing. */
export function TripHighlights() {
  const { data: front } = useVoyageFront(useVoyage());
  const cards = front?.cards.slice(0, MOST) ?? [];
  if (cards.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="highlights">
      <div className={styles.head}>
        <h2 id="highlights">Trip highlights</h2>
        <ButtonLink tone="quiet" size="portal" to={paths.guestItinerary()}>
          See every hour
        </ButtonLink>
      </div>
      <ul className={styles.grid}>
        {cards.map(({ picture, alt, title, description }) => (
          <li key={title}>
            <TripPicture
              picture={picture}
              alt={alt}
              sizes={`${below('md')} 92vw, 60vw`}
              className={styles.picture}
            />
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
