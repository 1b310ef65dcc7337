import type { Quote } from '../../api/quote';
import { canPayLater, planText, planTitle } from './planText';

const aQuote = (dueTodayCents: number, ...later: [dueOn: string, amountCents: number][]) =>
  ({
    dueTodayCents,
    parts: [
      { dueOn: '2025-06-02', amountCents: dueTodayCents },
      ...later.map(([dueOn, amountCents]) => ({ dueOn, amountCents })),
    ],
  }) as Quote;

it('names every later part with its day', () => {
  const quote = aQuote(40_600, ['2025-07-07', 81_200], ['2025-08-06', 40_600]);
  expect(planTitle(quote, 25)).toBe('Pay a 25% deposit');
  expect(planText(quote)).toBe('$406 today, then $812 by Mon, Jul 7 and $406 by Wed, Aug 6. No extra fees');
});

it('says that a part already due is in what is charged today', () => {
  const quote = aQuote(121_800, ['2025-08-06', 40_600]);
  expect(planTitle(quote, 25)).toBe('Pay in two parts');
  expect(planText(quote)).toBe(
    '$1,218 today (the deposit and the part already due), then $406 by Wed, Aug 6. No extra fees',
  );
});

it('is no plan once everything is due today, and is one while nobody knows yet', () => {
  expect(canPayLater(aQuote(162_400))).toBe(false);
  expect(canPayLater(aQuote(121_800, ['2025-08-06', 40_600]))).toBe(true);
  expect(canPayLater(undefined)).toBe(true);
});
