import { canPayLater, partsDue } from './paidLater';

it('is no plan once everything is due today, and is one while nobody knows yet', () => {
  expect(canPayLater({ parts: ['today'] })).toBe(false);
  expect(canPayLater({ parts: ['today', 'later'] })).toBe(true);
  expect(canPayLater(undefined)).toBe(true);
});

it('counts the parts that are due with the deposit', () => {
  const plan = { laterParts: ['second', 'final'] };
  expect(partsDue({ parts: ['today', 'second', 'final'] }, plan)).toBe(0);
  expect(partsDue({ parts: ['today', 'final'] }, plan)).toBe(1);
});
