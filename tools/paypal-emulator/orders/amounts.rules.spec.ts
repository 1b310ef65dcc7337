import { describe, expect, it } from '@jest/globals';
import { findAmountFault } from './amounts.rules.js';
import type { PurchaseUnit } from './order.js';

function aUnit(differing: Partial<PurchaseUnit> = {}): PurchaseUnit {
  return { referenceId: 'default', currency: 'USD', amountCents: 10_000, ...differing };
}

describe('findAmountFault', () => {
  it('adds up every part of the breakdown and takes off both discounts', () => {
    const breakdownCents = {
      item_total: 9_000,
      tax_total: 1_000,
      shipping: 200,
      handling: 100,
      insurance: 300,
      shipping_discount: 200,
      discount: 400,
    };
    expect(findAmountFault([aUnit({ breakdownCents })])).toBeNull();
  });

  it('refuses a breakdown that is one cent off', () => {
    const breakdownCents = { item_total: 9_000, tax_total: 999 };
    expect(findAmountFault([aUnit({ breakdownCents })])).toEqual({
      issue: 'AMOUNT_MISMATCH',
      field: '/purchase_units/0/amount',
    });
  });

  it.each([
    ['nothing to pay', { amountCents: 0 }, 'CANNOT_BE_ZERO_OR_NEGATIVE'],
    [
      'a negative part, even in a right sum',
      { breakdownCents: { item_total: 11_000, tax_total: -1_000 } },
      'CANNOT_BE_NEGATIVE',
    ],
    [
      'items without their total',
      { items: [{ name: 'Cabin', quantity: 1, unitCents: 10_000 }] },
      'ITEM_TOTAL_REQUIRED',
    ],
    [
      'items that do not make their total',
      {
        items: [{ name: 'Cabin', quantity: 2, unitCents: 4_999 }],
        breakdownCents: { item_total: 10_000 },
      },
      'ITEM_TOTAL_MISMATCH',
    ],
  ])('refuses %s', (_what, differing, issue) => {
    expect(findAmountFault([aUnit(differing)])?.issue).toBe(issue);
  });

  it('refuses units that share a reference or differ in currency', () => {
    expect(findAmountFault([aUnit(), aUnit()])?.issue).toBe('DUPLICATE_REFERENCE_ID');
    expect(findAmountFault([aUnit(), aUnit({ referenceId: 'b', currency: 'EUR' })])?.issue).toBe(
      'MULTI_CURRENCY_ORDER',
    );
    expect(findAmountFault([aUnit(), aUnit({ referenceId: 'b' })])).toBeNull();
  });
});
