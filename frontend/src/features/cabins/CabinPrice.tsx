import type { Occupancy } from '../../api/quote';
import type { CabinView } from '../../api/trip';
import { ErrorNote } from '../../ui/ErrorNote';
import { Money } from '../../ui/Money';
import { Skeleton } from '../../ui/Skeleton';
import styles from './CabinPrice.module.css';
import { type CabinFigures, useCabinFigures } from './useCabinFigures';

interface Props {
  cabin: CabinView;
  /** See `nextCabin.ts`. */
  nextCabin: CabinView | undefined;
  occupancy: Occupancy;
}

/** The price a person, the old one beside it, and under it what is really paid, from the server's quote. */
export function CabinPrice({ cabin, nextCabin, occupancy }: Props) {
  const { figures, isError, retry } = useCabinFigures(cabin, nextCabin, occupancy);
  const isDouble = occupancy === 'double';
  const priceCents = isDouble ? cabin.doubleCents : cabin.singleCents;
  const wasCents = isDouble ? cabin.doubleWasCents : cabin.singleWasCents;
  const savingPercent = isDouble ? cabin.doubleSavingPercent : cabin.singleSavingPercent;

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
      {savingPercent > 0 && <p className={styles.savings}>{`${savingPercent}% off already in this price`}</p>}
    </div>
  );
}

interface LinesProps {
  figures: CabinFigures | undefined;
  nextCabinName: string | undefined;
}

interface Line {
  label: string;
  /** Undefined until it is here. */
  cents: number | undefined;
  isStrong?: boolean;
}

const article = (name: string) => (/^[AEIOU]/.test(name) ? 'an' : 'a');

/**
 * What is really paid, line by line; the lines stand before their figures come, so nothing moves. Once every part is due
 * there is no deposit.
 */
function PriceLines({ figures, nextCabinName }: LinesProps) {
  const travellers = figures?.travellers ?? 2;
  const depositCents = figures?.depositCents;
  const hasDeposit = depositCents !== null;
  const deposit = {
    label: figures?.isDepositJoined ? 'First payment today' : 'Deposit today',
    cents: depositCents ?? undefined,
  };
  const lines: Line[] = [
    { label: 'With taxes and fees', cents: figures?.allInPerPersonCents, isStrong: true },
    { label: `Cabin total for ${travellers}`, cents: figures?.totalCents },
    ...(hasDeposit ? [deposit] : []),
    { label: hasDeposit ? 'Or paid in full today' : 'Paid in full today', cents: figures?.payInFullCents },
  ];
  return (
    <>
      <dl className={styles.lines}>
        {lines.map(({ label, cents, isStrong }) => (
          <div key={label} className={styles.line} data-strong={isStrong}>
            <dt>{label}</dt>
            <dd>{cents === undefined ? <Skeleton width="5ch" /> : <Money cents={cents} />}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.stepUp}>
        {nextCabinName !== undefined && (figures?.stepUpCents ?? 1) > 0 && (
          <>
            +
            {figures?.stepUpCents === undefined ? (
              <Skeleton width="3ch" />
            ) : (
              <Money cents={figures.stepUpCents} />
            )}{' '}
            per person for {article(nextCabinName)} {nextCabinName}
          </>
        )}
      </p>
    </>
  );
}
