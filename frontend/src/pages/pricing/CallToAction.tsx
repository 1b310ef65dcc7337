import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import styles from './CallToAction.module.css';

/** The last word: round the ship, or to the people who can answer. */
export function CallToAction() {
  return (
    <section className={styles.band} aria-labelledby="book">
      <div className={styles.inner}>
        <h2 id="book">Hold your place with a deposit today.</h2>
        <div className={styles.actions}>
          <ButtonLink tone="hero" to={paths.tripDetails()}>
            Book Now - Pay Later
          </ButtonLink>
          <ButtonLink tone="quiet" className={styles.call} to={paths.chat()}>
            Schedule a Call
          </ButtonLink>
        </div>
        <p className={styles.note}>
          Look round the ship first; your cabin waits above. Guests who have paid arrange a call in the group
          chat, and everybody else <Link to={paths.contact('call')}>asks the host for one</Link>.
        </p>
      </div>
    </section>
  );
}
