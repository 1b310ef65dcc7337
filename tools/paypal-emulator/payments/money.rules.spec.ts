import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { feeCents, MONEY_SYNTAX, readCents, writeCents } from './money.rules.js';

describe('readCents', () => {
  it.each([
    ['728', 72_800],
    ['728.5', 72_850],
    ['728.05', 72_805],
    ['.99', 99],
    ['0.00', 0],
    ['-1.50', -150],
    ['9999999.99', 999_999_999],
    ['1.005', 'DECIMAL_PRECISION'],
    ['10000000.00', 'MAX_VALUE_EXCEEDED'],
    ['99999999999999999999999999999999', 'MAX_VALUE_EXCEEDED'],
  ])('%s is %s', (value, cents) => {
    expect(readCents(value, 'USD')).toBe(cents);
  });

  it('reads back whatever writeCents wrote', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999, max: 999_999_999 }), (cents) => {
        const text = writeCents(cents, 'USD');
        expect(text).toMatch(MONEY_SYNTAX);
        expect(text).toMatch(/\.\d\d$/);
        expect(readCents(text, 'USD')).toBe(cents);
      }),
    );
  });
});

describe('a currency without cents', () => {
  it('is written without a point, and read so', () => {
    expect(writeCents(500_000, 'JPY')).toBe('5000');
    expect(writeCents(-100, 'HUF')).toBe('-1');
    expect(writeCents(0, 'TWD')).toBe('0');
    expect(readCents('5000', 'JPY')).toBe(500_000);
    expect(readCents('5000.00', 'JPY')).toBe('DECIMALS_NOT_SUPPORTED');
    expect(feeCents(500_000, 'JPY')).toBe(17_400);
  });
});

describe('MONEY_SYNTAX', () => {
  it.each(['', '.', '1,000.00', '1e3', '0x10', ' 1', '1 USD', '--1', 'Infinity'])('refuses %j', (value) => {
    expect(value).not.toMatch(MONEY_SYNTAX);
  });
});

describe('feeCents', () => {
  it.each([
    [72_800, 2_590],
    [100, 52],
    [155_300, 5_469],
    [999_999_999, 34_900_049],
  ])('takes 3.49%% and 49 cents of %i: %i', (amount, fee) => {
    expect(feeCents(amount, 'USD')).toBe(fee);
  });

  it('never takes more than the payment', () => {
    expect(feeCents(1, 'USD')).toBe(1);
    expect(feeCents(40, 'USD')).toBe(40);
  });
});
