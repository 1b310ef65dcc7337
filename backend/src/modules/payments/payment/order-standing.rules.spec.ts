import { expect, it } from '@jest/globals';
import { failedRefusal, isUnheard, orderStanding } from './order-standing.rules.js';
import { type AttemptStatus, ENDED_BY_BUYER, ENDED_BY_HOST } from './payment.rules.js';

const attempt = (status: AttemptStatus, captureRequestId: string | null = null) => ({
  status,
  captureRequestId,
  lastIssue: null,
});

it.each([
  ['created', 'confirming'],
  ['approved', 'confirming'],
  ['capturing', 'confirming'],
  ['pending', 'confirming'],
  ['completed', 'paid'],
  ['refunded', 'paid'],
  ['declined', 'not_taken'],
  ['failed', 'not_taken'],
  ['expired', 'not_taken'],
  ['voided', 'not_taken'],
] as const)('an order whose payment is %s reads as %s', (status, standing) => {
  expect(orderStanding(attempt(status), true)).toBe(standing);
});

it('money without a place goes back', () => {
  expect(orderStanding(attempt('completed'), false)).toBe('goes_back');
});

it.each(['expired', 'voided'] as const)(
  'nobody reads that they were not charged when PayPal was asked and never answered (%s)',
  (status) => {
    expect(isUnheard(attempt(status, 'request'))).toBe(true);
    expect(orderStanding(attempt(status, 'request'), true)).toBe('unclear');
  },
);

it('nor when PayPal holds it back and a host has stopped waiting', () => {
  const heldBack = { ...attempt('failed', 'request'), lastIssue: ENDED_BY_HOST };
  expect(orderStanding(heldBack, true)).toBe('unclear');
  expect(failedRefusal(heldBack)).toBe('payment.held_back');
  expect(failedRefusal({ ...heldBack, lastIssue: ENDED_BY_BUYER })).toBe('payment.held_back');
  expect(failedRefusal(attempt('failed', 'request'))).toBe('payment.failed');
});
