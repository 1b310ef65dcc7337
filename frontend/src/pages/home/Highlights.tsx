import { Anchor, type LucideIcon } from 'lucide-react';
import { useTrip } from '../../api/trip';
import { type FrontCard, useTripFront } from '../../api/tripPages';
import { below } from '../../lib/browser/breakpoints';
import { CARD_ICON_LOOKS } from '../../ui/cardIconLooks';
import { TripPicture } from '../../ui/TripPicture';
import styles from './Highlights.module.css';

/** An older build of the site does not know them all. */
const ICONS: Partial<Record<string, LucideIcon>> = CARD_ICON_LOOKS;

/** The trip's cards: the picture carries them, the words name them. Left out where there are none. */
export function Highlights() {
  const { data: trip } = useTrip();
  const { data: front } = useTripFront(trip?.id);
  if (!front || front.cards.length === 0) return null;
  return (
    <section className={styles.band} aria-labelledby="highlights">
      <div className={styles.inner}>
        <h2 id="highlights">{front.cardsTitle || 'What to look forward to'}</h2>
        <ul className={styles.grid}>
          {front.cards.map((card, place) => (
            <Card key={`${place} ${card.title}`} card={card} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Card({ card: { icon, color, title, description, picture, alt } }: { card: FrontCard }) {
  const Icon = ICONS[icon] ?? Anchor;
  return (
    <li className={styles.card}>
      <div className={styles.frame}>
        <TripPicture
          picture={picture}
          alt={alt}
          sizes={`${below('sm')} 90vw, ${below('lg')} 45vw, 30vw`}
          isLate
          className={styles.picture}
        />
      </div>
      <span className={styles.icon} data-color={color}>
        <Icon aria-hidden="true" size={24} strokeWidth={1.75} />
      </span>
      <h3>{title}</h3>
      <p>{description}</p>
    </li>
  );
}
