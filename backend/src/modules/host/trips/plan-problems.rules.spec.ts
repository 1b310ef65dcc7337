import { expect, it } from '@jest/globals';
import { planProblems } from './plan-problems.rules.js';

const counted = (percent: number, daysBefore: number) => ({ percent, daysBefore, dueOn: null });
const fixed = (percent: number, dueOn: string) => ({ percent, daysBefore: null, dueOn });
const problems = (depositPercent: number, ...laterParts: Parameters<typeof planProblems>[0]['laterParts']) =>
  planProblems({ depositPercent, laterParts, startDate: '2025-09-05' });

it.each([
  ['the usual one', problems(25, counted(50, 60), counted(25, 30))],
  ['two parts', problems(10, counted(90, 0))],
  ['monthly days', problems(20, fixed(30, '2025-06-01'), fixed(30, '2025-07-01'), fixed(20, '2025-08-01'))],
  ['days counted and fixed', problems(50, fixed(25, '2025-06-01'), counted(25, 30))],
])('%s is a plan', (_, found) => {
  expect(found).toEqual({});
});

it('comes to a hundred percent', () => {
  expect(problems(25, counted(50, 60), counted(20, 30))).toEqual({
    laterParts: 'Deposit and parts come to 95%. Together they have to come to 100%',
  });
});

it('each part is due after the one above, whichever way its day is told', () => {
  expect(problems(25, counted(50, 30), counted(25, 30))).toEqual({
    'laterParts.1.daysBefore': 'The part above is due on August 6, 2025: this one comes later',
  });
  expect(problems(25, counted(50, 30), fixed(25, '2025-08-01'))).toEqual({
    'laterParts.1.dueOn': 'The part above is due on August 6, 2025: this one comes later',
  });
});

it('is paid before the ship sails', () => {
  expect(problems(50, fixed(50, '2025-09-06'))).toEqual({
    'laterParts.0.dueOn': 'The trip sails on September 5, 2025: choose a day until then',
  });
});

it('has one day for each part', () => {
  const none = { percent: 75, daysBefore: null, dueOn: null };
  const both = { percent: 75, daysBefore: 30, dueOn: '2025-08-01' };
  const sentence = 'Enter the days before departure, or a day';
  expect(problems(25, none)).toEqual({ 'laterParts.0.daysBefore': sentence });
  expect(problems(25, both)).toEqual({ 'laterParts.0.dueOn': sentence });
});
