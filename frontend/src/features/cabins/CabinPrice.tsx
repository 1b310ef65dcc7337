import type { Occupancy } from '../../api/quote';
import type { CabinView } from '../../api/trip';
import { ErrorNote } from '../../ui/ErrorNote';
import { Money } from '../../ui/Money';
import styles from './CabinPrice.module.css';
import { PriceLines } from './PriceLines';
import { useCabinFigures } from './useCabinFigures';

interface Props {
  cabin: CabinView;
  nextCabin: CabinView | undefined;
  occupancy: Occupancy;
}

/** The price a person, the old one beside it, and under it what is really paid, from the server's quote. */
export function CabinPrice({ cabin, nextCabin, occupancy }: Props) {
  const { figures, isError, retry } = useCabinFigures(cabin, nextCabin, occupancy);
  const isDouble = occupancy === 'double';
  const priceCents = isDouble ? cabin.doubleCents : cabin.singleCents;
  const wasCents = isDouble ? cabin.doubleWasCents : cabin.singleWasCents;

  return (
    <div className={styles.price}>
      <p className={styles.perPerson}>
        <strong className={styles.amount}>
          <Money cents={priceCents} />
        </strong>
        <span>
          {wasCents > priceCents && (
            <span className={styles.was}>
              was{' '}
              <s>
                <Money cents={wasCents} />
              </s>
            </span>
          )}
          <span>{`per person for ${isDouble ? 2 : 1}`}</span>
        </span>
      </p>
      {isError ? (
        <ErrorNote onRetry={retry}>The total with taxes did not load.</ErrorNote>
      ) : (
        <PriceLines figures={figures} nextCabinName={nextCabin?.name} />
      )}
      {cabin.savings && <p className={styles.savings}>{cabin.savings}</p>}
    </div>
  );
}
