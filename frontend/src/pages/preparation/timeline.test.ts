import { aGuide } from '../../testing/tripGuide';
import { timelineFor } from './timeline';

const DEPARTURE = '2025-09-05';
const timelineOn = (today: string) => timelineFor(aGuide().steps, DEPARTURE, today);

it('counts the weeks of each step back from departure', () => {
  expect(timelineOn('2025-06-02').map(({ weeksBefore, dueOn }) => [weeksBefore, dueOn])).toEqual([
    [6, '2025-07-25'],
    [4, '2025-08-08'],
    [2, '2025-08-22'],
    [1, '2025-08-29'],
  ]);
});

it.each([
  ['2025-06-02', 6],
  ['2025-07-25', 6],
  ['2025-07-26', 4],
  ['2025-08-29', 1],
  ['2025-08-30', undefined],
])('on %s the next step is the one %s weeks before', (today, weeks) => {
  expect(timelineOn(today).find(({ isNext }) => isNext)?.weeksBefore).toBe(weeks);
});

it.each([
  ['2025-07-24', ['tomorrow', 'in 15 days', 'in 29 days', 'in 36 days']],
  ['2025-08-08', ['past', 'today', 'in 14 days', 'in 21 days']],
  ['2025-09-05', ['past', 'past', 'past', 'past']],
])('on %s says how long there is', (today, words) => {
  expect(timelineOn(today).map(({ when }) => when)).toEqual(words);
});
