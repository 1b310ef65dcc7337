import type { ForecastData } from '../../../api/host/hostPayments';

/** One week of the chart. Cents; null where the week is not of that kind. The present week is of both. */
export interface WeekBar {
  startsOn: string;
  pastCents: number | null;
  comingCents: number | null;
}

/** The weeks in a row, those gone first. */
export function forecastBars({ past, coming }: Pick<ForecastData, 'past' | 'coming'>): WeekBar[] {
  const starts = [...new Set([...past, ...coming].map(({ startsOn }) => startsOn))].toSorted();
  const centsOf = (weeks: ForecastData['past'], startsOn: string) =>
    weeks.find((week) => week.startsOn === startsOn)?.cents ?? null;
  return starts.map((startsOn) => ({
    startsOn,
    pastCents: centsOf(past, startsOn),
    comingCents: centsOf(coming, startsOn),
  }));
}

/** The value at the top of the chart: the least round one (1, 2 or 5 times a power of ten dollars) that holds all bars. */
export function topCents(bars: readonly WeekBar[]): number {
  const most = Math.max(
    0,
    ...bars.map(({ pastCents, comingCents }) => Math.max(pastCents ?? 0, comingCents ?? 0)),
  );
  let step = 10_000;
  while (![1, 2, 5].some((times) => times * step >= most)) step *= 10;
  return step * ([1, 2, 5].find((times) => times * step >= most) ?? 1);
}
