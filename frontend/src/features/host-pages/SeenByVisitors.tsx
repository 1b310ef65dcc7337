import { Link } from 'react-router-dom';
import { Panel } from '../../ui/Panel';
import styles from './PageForm.module.css';

interface Props {
  isOnSale: boolean;
  /** Where visitors read it. */
  to: string;
}

/** Where a part stands on the site. */
export function SeenByVisitors({ isOnSale, to }: Props) {
  return (
    <Panel title="On the site">
      {isOnSale ? (
        <Link to={to}>See it on the site</Link>
      ) : (
        <p className={styles.note}>Visitors see it once the trip is open for booking.</p>
      )}
    </Panel>
  );
}
