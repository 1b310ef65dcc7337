import { percentOf, planBody, planValues } from './planValues';

const plan = {
  fullDiscountPercent: 5,
  depositPercent: 20,
  laterParts: [
    { percent: 30, daysBefore: null, dueOn: '2025-07-01' },
    { percent: 50, daysBefore: 30, dueOn: null },
  ],
};

it('comes back from the form as it went in, days counted and fixed', () => {
  expect(planBody(planValues(plan))).toEqual(plan);
});

it('sends the day that was chosen last, and not the number typed before', () => {
  const [part] = planValues(plan).laterParts;
  const body = planBody({
    fullDiscountPercent: '0',
    depositPercent: '50',
    laterParts: [{ percent: '50', by: 'days', daysBefore: '14', dueOn: part?.dueOn ?? '' }],
  });
  expect(body.laterParts).toEqual([{ percent: 50, daysBefore: 14, dueOn: null }]);
});

it.each(['', '12.5', 'ten', '-5'])('sends %j as a number that is refused, and never as none', (typed) => {
  const laterParts = [{ percent: typed, by: 'days' as const, daysBefore: typed, dueOn: '' }];
  const values = { fullDiscountPercent: typed, depositPercent: typed, laterParts };
  const sent: unknown = JSON.parse(JSON.stringify(planBody(values)));
  expect(sent).toEqual({
    fullDiscountPercent: -1,
    depositPercent: -1,
    laterParts: [{ percent: -1, daysBefore: -1, dueOn: null }],
  });
});

it('adds up what is typed so far', () => {
  const values = planValues(plan);
  expect(percentOf(values)).toBe(100);
  expect(percentOf({ ...values, depositPercent: '' })).toBe(80);
});
