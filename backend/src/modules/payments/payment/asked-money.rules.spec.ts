import { expect, it } from '@jest/globals';
import { orderMismatch } from './asked-money.rules.js';

const expected = { amountCents: 69_200, currency: 'USD', ownId: 'booking' };
const anOrder = (amount: string, currency = 'USD', ownId = 'booking') => ({
  money: { amount, currency },
  ownId,
});

it('accepts the order that was asked for', () => {
  expect(orderMismatch(anOrder('692.00'), expected)).toBeNull();
});

it.each([
  [anOrder('1.00'), 'AMOUNT'],
  [anOrder('692'), 'AMOUNT'],
  [anOrder('692.00', 'EUR'), 'CURRENCY'],
  [anOrder('692.00', 'USD', 'another'), 'CUSTOM_ID'],
  [{ money: null, ownId: 'booking' }, 'CURRENCY'],
])('refuses what was changed', (order, reason) => {
  expect(orderMismatch(order, expected)).toBe(reason);
});
