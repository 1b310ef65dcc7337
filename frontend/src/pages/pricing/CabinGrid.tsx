import type { Occupancy } from '../../api/quote';
import type { TripView } from '../../api/trip';
import { CabinCard } from '../../features/cabins/CabinCard';
import { nextCabin } from '../../features/cabins/nextCabin';
import styles from './CabinGrid.module.css';

interface Props {
  /** Absent while it loads. */
  trip: TripView | undefined;
  occupancy: Occupancy;
  isSoldOut: boolean;
}

const WAITING = ['first', 'second', 'third'];

/** The cabins side by side, each knowing the next dearer one that is to be had. */
export function CabinGrid({ trip, occupancy, isSoldOut }: Props) {
  return (
    <div className={styles.grid} aria-busy={!trip}>
      {trip
        ? trip.cabins.map((cabin, index) => (
            <CabinCard
              key={cabin.type}
              cabin={cabin}
              pictures={trip.cabinPictures[cabin.type]}
              nextCabin={nextCabin(cabin, trip.cabins, occupancy)}
              occupancy={occupancy}
              isSoldOut={isSoldOut}
              isFirst={index === 0}
            />
          ))
        : WAITING.map((place) => <div key={place} className={styles.waiting} />)}
    </div>
  );
}
