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
    expect(readCents(value)).toBe(cents);
  });

  it('reads back whatever writeCents wrote', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999, max: 999_999_999 }), (cents) => {
        const text = writeCents(cents);
        expect(text).toMatch(MONEY_SYNTAX);
        expect(text).toMatch(/\.\d\d$/);
        expect(readCents(text)).toBe(cents);
      }),
    );
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
    expect(feeCents(amount)).toBe(fee);
  });

  it('never takes more than the payment', () => {
    expect(feeCents(1)).toBe(1);
    expect(feeCents(40)).toBe(40);
  });
});
