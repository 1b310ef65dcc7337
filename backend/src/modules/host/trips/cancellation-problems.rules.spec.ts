import { expect, it } from '@jest/globals';
import { USUAL_CANCELLATION } from '../../../../contracts/cancellation-policy.js';
import { cancellationProblems } from './cancellation-problems.rules.js';

const problems = (...steps: [daysBefore: number, percent: number][]) =>
  cancellationProblems({
    reassuranceDays: 0,
    steps: steps.map(([daysBefore, percent]) => ({ daysBefore, percent })),
  });

it.each([
  ['the usual one', cancellationProblems(USUAL_CANCELLATION)],
  ['no step', problems()],
  ['one step until the day of sailing', problems([0, 100])],
  ['five steps', problems([300, 90], [200, 70], [100, 50], [50, 30], [1, 10])],
])('%s is a policy', (_, found) => expect(found).toEqual({}));

it('each step comes later than the one above, and returns less', () => {
  expect(problems([60, 50], [60, 20])).toEqual({
    'cancellation.steps.1.daysBefore': 'Enter fewer days than the step above has: it has 60',
  });
  expect(problems([60, 50], [30, 50])).toEqual({
    'cancellation.steps.1.percent': 'Enter less than the step above returns: it returns 50%',
  });
});
