import { expect, it } from '@jest/globals';
import { captureOf, orderMismatch } from './asked-money.rules.js';
import type { PayPalOrder } from '../paypal/client/paypal.schemas.js';

const expected = { amountCents: 69_200, currency: 'USD', customId: 'booking' };
const anOrder = (value: string, currency_code = 'USD', custom_id = 'booking'): PayPalOrder => ({
  id: '1',
  status: 'APPROVED',
  purchase_units: [{ amount: { value, currency_code }, custom_id }],
});

it('accepts the order that was asked for', () => {
  expect(orderMismatch(anOrder('692.00'), expected)).toBeNull();
});

it.each([
  [anOrder('1.00'), 'AMOUNT'],
  [anOrder('692'), 'AMOUNT'],
  [anOrder('692.00', 'EUR'), 'CURRENCY'],
  [anOrder('692.00', 'USD', 'another'), 'CUSTOM_ID'],
])('refuses what was changed', (order, reason) => {
  expect(orderMismatch(order, expected)).toBe(reason);
});

it('finds no capture in an order that was only approved', () => {
  expect(captureOf(anOrder('692.00'))).toBeUndefined();
});
