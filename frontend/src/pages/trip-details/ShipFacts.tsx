import { below } from '../../lib/browser/breakpoints';
import { Picture } from '../../ui/Picture';
import { SHIP_FACTS } from './figures';
import styles from './ShipFacts.module.css';

/** The ship in three figures, beside a picture of her. */
export function ShipFacts() {
  return (
    <section className={styles.band} aria-labelledby="ship-facts">
      <Picture
        className={styles.picture}
        name="ship-sunset-close"
        alt="The ship close by, eight decks of balconies lit by the low sun"
        sizes={`${below('lg')} 100vw, 50vw`}
      />
      <div className={styles.words}>
        <h2 id="ship-facts">The ship in figures</h2>
        <dl className={styles.facts}>
          {SHIP_FACTS.map(({ value, name, note }) => (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd className={styles.value}>{value}</dd>
              <dd className={styles.note}>{note}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
