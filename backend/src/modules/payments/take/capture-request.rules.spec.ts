import { describe, expect, it } from '@jest/globals';
import { assertSameBooking } from './capture-request.rules.js';

const booked = {
  booking: { cabinType: 'inside', totalCents: 145_600, payableCents: 138_300 },
  cabinName: 'Inside Cabin',
  parties: [['Dana Rivera', 'Lee Rivera'], ['Dana R.']],
  dueCents: 138_300,
  shown: { cabinType: 'oceanview', dueCents: 155_800 },
};
const guests = JSON.stringify([
  { firstName: 'Dana', lastName: 'Rivera' },
  { firstName: 'Lee', lastName: 'Rivera' },
]);
const code = (request: { cabinType?: string; guests?: string; totalAmount?: string }) => {
  try {
    assertSameBooking({ cabinType: 'Inside Cabin', guests, totalAmount: '1383', ...request }, booked);
    return 'accepted';
  } catch (err) {
    return (err as { code: string }).code;
  }
};

describe('a capture request', () => {
  it.each([
    [{}, 'accepted'],
    [{ totalAmount: '1383.00' }, 'accepted'],
    [{ totalAmount: '1456' }, 'accepted'],
    [{ totalAmount: '1558.00' }, 'accepted'],
    [{ cabinType: 'inside' }, 'accepted'],
    [{ cabinType: 'oceanview', totalAmount: '1558.00' }, 'accepted'],
    [{ totalAmount: '1' }, 'quote.price_changed'],
    [{ totalAmount: '1e3' }, 'quote.price_changed'],
    [{ cabinType: 'Balcony' }, 'payment.mismatch'],
    [{ guests: '[{"firstName":"Dana","lastName":"Rivera"}]' }, 'payment.mismatch'],
    [{ guests: '[{"name":"Dana R."}]' }, 'accepted'],
    [{ guests: '{broken' }, 'request.invalid'],
    [{ guests: '[]' }, 'request.invalid'],
    [{ guests: JSON.stringify([{ name: 'a' }, { name: 'b' }, { name: 'c' }]) }, 'request.invalid'],
  ])('%j is %s', (request, expected) => {
    expect(code(request)).toBe(expected);
  });
});
