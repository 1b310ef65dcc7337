import { aHostPlan } from '../../testing/hostPages';
import { daysFor, freshActivity, planBody, planValues } from './planForm.rules';

const { days, moments } = aHostPlan();

it('comes back from the form as it went in', () => {
  expect(planBody(planValues({ days, moments }))).toEqual({ days, moments });
});

it('is the same each time it comes into the form, so that a change can be seen', () => {
  expect(planValues({ days, moments })).toEqual(planValues({ days, moments }));
});

it('takes a moment along with its day', () => {
  const values = planValues({ days, moments });
  expect(planBody({ ...values, days: values.days.toReversed() }).moments[0]?.day).toBe(1);
});

it('sends no day that is gone, and no number for what is none', () => {
  const values = planValues({ days, moments });
  const activities = [{ ...freshActivity(), minutes: 'long' }];
  const body = planBody({ ...values, days: [{ ...values.days[0]!, activities }] });
  expect(body.moments[0]?.day).toBe(0);
  expect(body.days[0]?.activities[0]?.minutes).toBeNaN();
});

it('leaves the night out of what happens at departure', () => {
  const activities = [{ ...freshActivity(), when: 'departure' as const, isNextDay: true }];
  const day = { ...planValues({ days, moments }).days[0]!, activities };
  const [sent] = planBody({ days: [day], moments: [] }).days[0]!.activities;
  expect(sent).toMatchObject({ at: 'departure', isNextDay: false });
});

it.each([
  ['2026-05-01', '2026-05-04', 4],
  ['2026-05-01', '2026-05-01', 1],
  ['2026-01-01', '2026-12-31', 31],
  ['', '', 0],
])('begins a plan from %s to %s with %i days', (startDate, endDate, count) => {
  const made = daysFor({ startDate, endDate });
  expect(made).toHaveLength(count);
  expect(new Set(made.map(({ key }) => key)).size).toBe(count);
  expect(made.every(({ title }) => title === '')).toBe(true);
});
