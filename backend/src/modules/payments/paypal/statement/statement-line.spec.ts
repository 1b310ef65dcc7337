import { describe, expect, it } from '@jest/globals';
import { isMoney, statementLine } from './statement-line.js';

const entry = (value: string, currency_code = 'USD', changes: object = {}) => ({
  transaction_id: '7XY12345AB678901C',
  transaction_event_code: 'T0006',
  transaction_amount: { currency_code, value },
  ...changes,
});

describe("a line of PayPal's statement", () => {
  it.each([
    ['808.00', 'USD', 80_800],
    ['-808.00', 'USD', -80_800],
    ['5000', 'JPY', 500_000],
    ['-5000', 'JPY', -500_000],
    ['12.5', 'EUR', 1_250],
  ])('of %s %s is read', (value, currency, amountCents) => {
    expect(statementLine(entry(value, currency))).toMatchObject({ amountCents, currency });
  });

  it.each(['', '1,000.00', '1e3', '1.234', 'NaN'])('of "%s" is named by its id', (value) => {
    expect(statementLine(entry(value))).toBe('7XY12345AB678901C');
  });

  it('without an amount is named too, and one without an id by what PayPal wrote', () => {
    expect(statementLine(entry('1.00', 'USD', { transaction_amount: null }))).toBe('7XY12345AB678901C');
    expect(statementLine({ colour: 'blue' })).toBe('{"colour":"blue"}');
  });

  it.each([
    ['S', true],
    ['V', true],
    ['P', false],
    ['D', false],
    [undefined, true],
  ])('with the status %s is money: %s', (transaction_status, expected) => {
    expect(isMoney(entry('1.00', 'USD', { transaction_status }))).toBe(expected);
  });

  it('is worth what came, also where its fee cannot be read', () => {
    const fee_amount = { currency_code: 'USD', value: 'free' };
    expect(statementLine(entry('1.00', 'USD', { fee_amount }))).toMatchObject({
      amountCents: 100,
      feeCents: null,
    });
  });
});
