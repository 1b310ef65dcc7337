import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import styles from './Closing.module.css';

/** The last word of the page: the way to a cabin once more. */
export function Closing() {
  return (
    <section className={styles.band} aria-labelledby="closing">
      <div className={styles.inner}>
        <h2 id="closing">Find your cabin, then find your people.</h2>
        <p>
          Once your booking is paid you meet everyone in the group chat, weeks before the gangway goes down.
        </p>
        <ButtonLink tone="hero" to={paths.pricing()}>
          See cabins & prices
        </ButtonLink>
      </div>
    </section>
  );
}
