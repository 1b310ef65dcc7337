import type { Quote } from '../../api/quote';
import { planText, planTitle } from './planText';

const aQuote = (dueTodayCents: number, ...later: [dueOn: string, amountCents: number][]) =>
  ({
    dueTodayCents,
    parts: [
      { dueOn: '2025-06-02', amountCents: dueTodayCents },
      ...later.map(([dueOn, amountCents]) => ({ dueOn, amountCents })),
    ],
  }) as Quote;

const part = (percent: number, daysBefore: number) => ({ percent, daysBefore, dueOn: null });
const PLAN = { depositPercent: 25, laterParts: [part(50, 60), part(25, 30)] };

it('names every later part with its day', () => {
  const quote = aQuote(40_600, ['2025-07-07', 81_200], ['2025-08-06', 40_600]);
  expect(planTitle(quote, PLAN)).toBe('Pay a 25% deposit');
  expect(planText(quote, PLAN)).toBe(
    '$406 today, then $812 by Mon, Jul 7 and $406 by Wed, Aug 6. No extra fees',
  );
});

it('says that a part already due is in what is charged today', () => {
  const quote = aQuote(121_800, ['2025-08-06', 40_600]);
  expect(planTitle(quote, PLAN)).toBe('Pay in two parts');
  expect(planText(quote, PLAN)).toBe(
    '$1,218 today (the deposit and the part already due), then $406 by Wed, Aug 6. No extra fees',
  );
});

it('counts the parts of the trip’s own plan', () => {
  const plan = { depositPercent: 10, laterParts: [part(30, 90), part(30, 60), part(30, 30)] };
  const whole = aQuote(10_000, ['2025-06-07', 30_000], ['2025-07-07', 30_000], ['2025-08-06', 30_000]);
  expect(planTitle(whole, plan)).toBe('Pay a 10% deposit');
  expect(planText(whole, plan)).toBe(
    '$100 today, then $300 by Sat, Jun 7, $300 by Mon, Jul 7 and $300 by Wed, Aug 6. No extra fees',
  );
  const late = aQuote(70_000, ['2025-08-06', 30_000]);
  expect(planTitle(late, plan)).toBe('Pay in two parts');
  expect(planText(late, plan)).toContain('(the deposit and the parts already due)');
});
