import { describe, expect, it } from '@jest/globals';
import type { DomainError } from '../../../platform/errors/domain-error.js';
import { ENSENADA_CONFIG } from '../../trips/ensenada-config.js';
import { PLANS, quote, type Plan } from '../quote/quote.rules.js';
import { assertFigures, type ShownFigures } from './registration.rules.js';

const quoteBy = (paymentType: Plan) =>
  quote(
    ENSENADA_CONFIG,
    {
      cabinType: 'inside',
      occupancy: 'single',
      travellers: 1,
      travelInsurance: true,
      channel: 'booking_form',
      promo: null,
      paymentType,
    },
    '2025-09-05',
    '2025-06-02',
  );
const QUOTES = { full: quoteBy('full'), installment: quoteBy('installment') };

function refusal(plan: Plan, shown: ShownFigures): Partial<DomainError> | null {
  try {
    assertFigures(shown, plan, QUOTES);
    return null;
  } catch (err) {
    return err as DomainError;
  }
}

describe('the figures a booking form showed', () => {
  it.each(PLANS)('may be left out when paying by plan %s', (plan) => {
    expect(refusal(plan, {})).toBeNull();
  });

  it.each<[Plan, ShownFigures]>([
    ['installment', { totalAmount: 1010, depositAmount: 253, remainingAmount: 757 }],
    ['full', { totalAmount: 1010, depositAmount: 960, remainingAmount: 0 }],
    ['full', { totalAmount: 1010, depositAmount: 253, remainingAmount: 757 }],
    ['full', { totalAmount: 1010, depositAmount: 0, remainingAmount: 0 }],
  ])('are right for plan %s: %j', (plan, shown) => {
    expect(refusal(plan, shown)).toBeNull();
  });

  it.each<[Plan, ShownFigures, string, string[]]>([
    ['installment', { totalAmount: 1 }, '1010.00', ['totalAmount']],
    [
      'installment',
      { totalAmount: 1010, depositAmount: 1, remainingAmount: 1009 },
      '253.00',
      ['depositAmount', 'remainingAmount'],
    ],
    ['full', { totalAmount: 960 }, '1010.00', ['totalAmount']],
    ['full', { totalAmount: 1010, depositAmount: 1 }, '960.00', ['depositAmount']],
  ])('are refused for plan %s: %j', (plan, shown, amount, fields) => {
    const err = refusal(plan, shown);
    expect(err).toMatchObject({ code: 'quote.price_changed', details: { amount } });
    expect(Object.keys(err?.fields ?? {})).toEqual(fields);
  });
});
