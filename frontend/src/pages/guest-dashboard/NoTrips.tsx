import { from } from '../../lib/browser/breakpoints';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { Picture } from '../../ui/Picture';
import styles from './NoTrips.module.css';

/** Somebody with an account and no booking. */
export function NoTrips() {
  return (
    <section className={styles.empty} aria-labelledby="no-trips">
      <Picture
        name="ship-sunset-close"
        alt=""
        sizes={`${from('md')} 40vw, 92vw`}
        className={styles.picture}
      />
      <div className={styles.words}>
        <h2 id="no-trips">No Trips Found</h2>
        <p>
          There is no booking under this account. If you have booked with another e-mail address, tell us and
          we bring the two together.
        </p>
        <div className={styles.ways}>
          <ButtonLink size="portal" to={paths.contact()}>
            Contact Support
          </ButtonLink>
          <ButtonLink tone="quiet" size="portal" to={paths.pricing()}>
            See cabins & prices
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
