import type { Occupancy } from '../../api/quote';
import type { CabinView } from '../../api/trip';
import { CabinCard } from '../../features/cabins/CabinCard';
import { nextCabin } from '../../features/cabins/nextCabin';
import styles from './CabinGrid.module.css';

interface Props {
  /** Absent while they load. */
  cabins: CabinView[] | undefined;
  occupancy: Occupancy;
  isSoldOut: boolean;
}

const WAITING = ['first', 'second', 'third'];

/** The cabins side by side, each knowing the next dearer one that is to be had. */
export function CabinGrid({ cabins, occupancy, isSoldOut }: Props) {
  return (
    <div className={styles.grid} aria-busy={!cabins}>
      {cabins
        ? cabins.map((cabin, index) => (
            <CabinCard
              key={cabin.type}
              cabin={cabin}
              nextCabin={nextCabin(cabin, cabins, occupancy)}
              occupancy={occupancy}
              isSoldOut={isSoldOut}
              isFirst={index === 0}
            />
          ))
        : WAITING.map((place) => <div key={place} className={styles.waiting} />)}
    </div>
  );
}
