import { below } from '../../lib/browser/breakpoints';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { Picture } from '../../ui/Picture';
import type { PictureName } from '../../ui/pictureSources';
import styles from './TripHighlights.module.css';

const HIGHLIGHTS: readonly { name: PictureName; alt: string; title: string; text: string }[] = [
  {
    name: 'ensenada-day',
    alt: 'White houses and bougainvillea above the bay of Ensenada',
    title: 'A day in Ensenada',
    text: 'Markets, tacos and wine country, and the blowhole of La Bufadora for who goes out to the coast.',
  },
  {
    name: 'pool-day',
    alt: 'A turquoise pool with swim rings and coral parasols on the lido deck',
    title: 'Three pools',
    text: 'Water slides, loungers and a bar that is never far away.',
  },
  {
    name: 'deck-party',
    alt: 'The pool deck at dusk with strings of bulbs and a stage lit in color',
    title: 'Live sets on deck',
    text: 'From sail-away on Friday until the last song under the stars.',
  },
];

/** What to look forward to, one big and two small. */
export function TripHighlights() {
  return (
    <section className={styles.section} aria-labelledby="highlights">
      <div className={styles.head}>
        <h2 id="highlights">Trip highlights</h2>
        <ButtonLink tone="quiet" size="portal" to={paths.guestItinerary()}>
          See every hour
        </ButtonLink>
      </div>
      <ul className={styles.grid}>
        {HIGHLIGHTS.map(({ name, alt, title, text }) => (
          <li key={name}>
            <Picture name={name} alt={alt} sizes={`${below('md')} 92vw, 60vw`} className={styles.picture} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
