import { Money } from '../../ui/Money';
import { Skeleton } from '../../ui/Skeleton';
import styles from './CabinPrice.module.css';
import type { CabinFigures } from './useCabinFigures';

interface Props {
  figures: CabinFigures | undefined;
  nextCabinName: string | undefined;
}

const article = (name: string) => (/^[AEIOU]/.test(name) ? 'an' : 'a');

/** What is really paid, line by line; the lines stand before their figures come, so nothing moves. */
export function PriceLines({ figures, nextCabinName }: Props) {
  const travellers = figures?.travellers ?? 2;
  const lines = [
    { label: 'With taxes and fees', cents: figures?.allInPerPersonCents, isStrong: true },
    { label: `Cabin total for ${travellers}`, cents: figures?.totalCents },
    { label: 'Deposit today', cents: figures?.depositCents },
    { label: 'Or paid in full today', cents: figures?.payInFullCents },
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
        {nextCabinName === undefined ? (
          'Our largest cabin.'
        ) : (
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
