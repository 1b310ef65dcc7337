import { PageTitle } from '../../ui/PageTitle';
import { Skeleton } from '../../ui/Skeleton';
import styles from './ShipHero.module.css';
import { type ShipHead, UNKNOWN_SHIP } from './unknownShip';

const PAGE = 'Ship Details';
/** Letters of a title that has room in the largest size. */
const LARGE_LETTERS = 28;

/** The large words, as the trip has them; gaps of two lines while they are on their way. */
export function ShipTitle({ ship }: { ship: ShipHead | undefined }) {
  if (!ship) {
    return (
      <PageTitle title={PAGE} description={UNKNOWN_SHIP.summary} className={styles.title}>
        <span className="visually-hidden">{PAGE}</span>
        <Skeleton height="1.6em" width="7em" />
      </PageTitle>
    );
  }
  return (
    <PageTitle
      title={PAGE}
      description={ship.summary}
      className={ship.title.length > LARGE_LETTERS ? styles.longTitle : styles.title}
    >
      {ship.title}
    </PageTitle>
  );
}
