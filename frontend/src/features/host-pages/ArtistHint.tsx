import { ARTIST_MARK } from '../../../../backend/contracts/trip-pages';
import styles from './PageForm.module.css';

/** Said once a page: what stands for who hosts the trip. */
export function ArtistHint() {
  return (
    <p className={styles.note}>
      {`Where a name or a description says ${ARTIST_MARK}, visitors read the name of the trip's guest artist.`}
    </p>
  );
}
