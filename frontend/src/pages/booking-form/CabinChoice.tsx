import { from } from '../../lib/browser/breakpoints';
import type { Occupancy } from '../../api/quote';
import type { CabinType, TripView } from '../../api/trip';
import { cabinsLeftWords } from '../../features/cabins/cabinsLeftWords';
import { Money } from '../../ui/Money';
import { TripPicture } from '../../ui/TripPicture';
import styles from './CabinChoice.module.css';

interface Props {
  trip: Pick<TripView, 'cabins' | 'cabinPictures' | 'taxPercent'>;
  cabinType: CabinType;
  occupancy: Occupancy;
  isLocked: boolean;
  onChoose: (type: CabinType) => void;
}

/** The cabins with what each costs, for one or a person, to see before it is chosen. */
export function CabinChoice({ trip, cabinType, occupancy, isLocked, onChoose }: Props) {
  return (
    <fieldset className={styles.choice} disabled={isLocked}>
      <legend className={styles.label}>Cabin Type</legend>
      {trip.cabins.map(({ type, name, singleCents, doubleCents, cabinsLeft }) => (
        <label key={type} htmlFor={`cabin-${type}`} className={styles.cabin} data-chosen={type === cabinType}>
          <TripPicture
            picture={trip.cabinPictures[type].room.picture}
            alt=""
            sizes={`${from('sm')} 220px, 30vw`}
            className={styles.picture}
          />
          <span className={styles.line}>
            <input
              type="radio"
              id={`cabin-${type}`}
              name="cabinType"
              value={type}
              checked={type === cabinType}
              disabled={isLocked}
              onChange={() => onChoose(type)}
            />
            <span className={styles.name}>
              <strong>{name}</strong>
              <span className={styles.price}>
                <Money cents={occupancy === 'single' ? singleCents : doubleCents} />
                {occupancy === 'double' && (
                  <span>{trip.taxPercent > 0 ? ' a person, before taxes and fees' : ' a person'}</span>
                )}
              </span>
              <span className={styles.left}>{cabinsLeftWords({ cabinsLeft })}</span>
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
