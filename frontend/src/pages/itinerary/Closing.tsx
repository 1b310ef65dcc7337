import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import styles from './Closing.module.css';

/** The last word of the page: the way to a cabin. */
export function Closing() {
  return (
    <section className={styles.band} aria-labelledby="closing">
      <div className={styles.inner}>
        <h2 id="closing">Be on deck when the lines go.</h2>
        <p>The plan is the same for everybody. The one thing to choose is where you sleep.</p>
        <ButtonLink tone="hero" to={paths.pricing()}>
          See cabins & prices
        </ButtonLink>
      </div>
    </section>
  );
}
