import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { PageTitle } from '../../ui/PageTitle';
import styles from './NotFoundPage.module.css';

/** An address that nobody knows. */
export default function NotFoundPage() {
  return (
    <div className={styles.page}>
      <svg className={styles.picture} viewBox="0 0 320 176" aria-hidden="true">
        <path className={styles.sun} d="M80 120a80 80 0 0 1 160 0z" />
        <path className={styles.sea} d="M8 132q19-16 38 0t38 0 38 0 38 0 38 0 38 0 38 0 38 0" />
        <path className={styles.sea} d="M46 162q19-16 38 0t38 0 38 0 38 0 38 0 38 0" />
      </svg>
      <PageTitle title="Page Not Found" />
      <p>There is nothing at this address. The ship, at least, is where it should be.</p>
      <div className={styles.actions}>
        <ButtonLink to={paths.home()}>Go to the home page</ButtonLink>
        <ButtonLink tone="quiet" to={paths.pricing()}>
          See cabins & prices
        </ButtonLink>
      </div>
    </div>
  );
}
