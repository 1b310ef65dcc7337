import type { CabinView } from '../../api/trip';

type Saving = Pick<CabinView, 'doubleSavingPercent' | 'singleSavingPercent'>;

/** What is said of the prices before, for two and for one; nothing where no price is below the one before. */
export function savingWords(cabins: readonly Saving[]): string {
  const percents = cabins.flatMap(({ doubleSavingPercent, singleSavingPercent }) => [
    doubleSavingPercent,
    singleSavingPercent,
  ]);
  if (!percents.some((percent) => percent > 0)) return '';
  const [percent, ...others] = new Set(percents);
  return others.length === 0
    ? `The ${percent}% off the list price is already in the prices above.`
    : 'What is off a struck-out price is already in the price beside it.';
}
