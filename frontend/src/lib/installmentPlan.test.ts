import { laterPartsText, partsWords } from './installmentPlan';

const counted = (percent: number, daysBefore: number) => ({ percent, daysBefore, dueOn: null });
const fixed = (percent: number, dueOn: string) => ({ percent, daysBefore: null, dueOn });

it.each([
  [
    [counted(50, 60), counted(25, 30)],
    '50% is due 60 days before departure, and the last 25% 30 days before departure',
  ],
  [[counted(75, 1)], 'the other 75% is due 1 day before departure'],
  [[counted(50, 0)], 'the other 50% is due on the day of departure'],
  [
    [fixed(30, '2025-06-01'), fixed(30, '2025-07-01'), fixed(20, '2025-08-01')],
    '30% is due by June 1, 2025, 30% by July 1, 2025, and the last 20% by August 1, 2025',
  ],
])('tells a plan in words', (parts, words) => {
  expect(laterPartsText(parts)).toBe(words);
});

it('counts parts', () => {
  expect([partsWords(1), partsWords(2), partsWords(6)]).toEqual(['one part', 'two parts', 'six parts']);
});
