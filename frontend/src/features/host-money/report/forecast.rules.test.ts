import { forecastBars, topCents } from './forecast.rules';

const week = (startsOn: string, cents: number) => ({ startsOn, cents, count: 1 });

it('puts the weeks in a row; the present one has arrived and is to come', () => {
  const bars = forecastBars({
    past: [week('2025-05-26', 100), week('2025-06-02', 200)],
    coming: [week('2025-06-02', 300), week('2025-06-09', 0)],
  });
  expect(bars).toEqual([
    { startsOn: '2025-05-26', pastCents: 100, comingCents: null },
    { startsOn: '2025-06-02', pastCents: 200, comingCents: 300 },
    { startsOn: '2025-06-09', pastCents: null, comingCents: 0 },
  ]);
});

it.each([
  [0, 10_000],
  [10_000, 10_000],
  [10_001, 20_000],
  [465_900, 500_000],
  [500_001, 1_000_000],
])('draws a week of %i cents under a top of %i', (comingCents, top) => {
  expect(topCents([{ startsOn: '2025-06-02', pastCents: null, comingCents }])).toBe(top);
});

it('draws a week in which more went back than came as nothing', () => {
  expect(topCents([{ startsOn: '2025-06-02', pastCents: -36_300, comingCents: null }])).toBe(10_000);
});
