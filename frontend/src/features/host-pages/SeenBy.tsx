import { Link } from '../../ui/Link';
import { Panel } from '../../ui/Panel';
import styles from './PageForm.module.css';

/** Whom a part is written for: everybody, or who has paid for the trip. */
export type Readers = 'visitors' | 'guests';

interface Props {
  isOnSale: boolean;
  /** Without its days a trip has no pages for visitors, and none for its hosts to look at. */
  hasDays: boolean;
  readers: Readers;
  /** Where they read it. */
  to: string;
}

const WHEN: Record<Readers, string> = {
  visitors: 'Visitors see it once the trip is open for booking.',
  guests: 'Guests see it from the day they have paid, whether the trip is open for booking or not.',
};

/** Where a part stands on the site; what visitors will read, hosts see there before. */
export function SeenBy({ isOnSale, hasDays, readers, to }: Props) {
  return (
    <Panel title="On the site">
      <div className={styles.part}>
        {(readers === 'guests' || !isOnSale) && <p className={styles.note}>{WHEN[readers]}</p>}
        {isOnSale && <Link to={to}>See it on the site</Link>}
        {!isOnSale && hasDays && readers === 'visitors' && <Link to={to}>See it as visitors will</Link>}
      </div>
    </Panel>
  );
}
