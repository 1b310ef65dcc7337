import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import styles from './CallToAction.module.css';

/** The last word: back up to the cabins, or to the people who can answer. */
export function CallToAction() {
  return (
    <section className={styles.band} aria-labelledby="book">
      <div className={styles.inner}>
        <h2 id="book">Hold your place with a deposit today.</h2>
        <div className={styles.actions}>
          <ButtonLink tone="hero" to={{ hash: 'cabins' }}>
            Book Now - Pay Later
          </ButtonLink>
          <ButtonLink tone="quiet" className={styles.call} to={paths.chat()}>
            Schedule a Call
          </ButtonLink>
        </div>
        <p className={styles.note}>
          Calls are arranged with your host in the group chat, which is open to paid guests.
        </p>
      </div>
    </section>
  );
}
