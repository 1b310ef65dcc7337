import { PageTitle } from '../../ui/PageTitle';
import { Skeleton } from '../../ui/Skeleton';
import styles from './ShipHero.module.css';
import { type ShipHead, UNKNOWN_SHIP } from './unknownShip';

/** Letters of a title that has room in the largest size. */
const LARGE_LETTERS = 28;

interface Props {
  /** What the page is called. */
  page: string;
  ship: ShipHead | undefined;
}

/** The large words, as the trip has them; gaps of two lines while they are on their way. */
export function ShipTitle({ page, ship }: Props) {
  if (!ship) {
    return (
      <PageTitle title={page} description={UNKNOWN_SHIP.summary} className={styles.title}>
        <span className="visually-hidden">{page}</span>
        <Skeleton height="1.6em" width="7em" />
      </PageTitle>
    );
  }
  return (
    <PageTitle
      title={page}
      description={ship.summary}
      className={ship.title.length > LARGE_LETTERS ? styles.longTitle : styles.title}
    >
      {ship.title}
    </PageTitle>
  );
}
