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

it.each(['', '12.5', 'ten', '-5'])('takes %j for no number', (depositPercent) => {
  expect(planBody({ fullDiscountPercent: '5', depositPercent, laterParts: [] }).depositPercent).toBeNaN();
});

it('adds up what is typed so far', () => {
  const values = planValues(plan);
  expect(percentOf(values)).toBe(100);
  expect(percentOf({ ...values, depositPercent: '' })).toBe(80);
});
