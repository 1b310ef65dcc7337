import { describe, expect, it } from '@jest/globals';
import { eventFacts } from './webhook-event.rules.js';

const event = (resource: unknown, changes: object = {}) => ({
  id: 'WH-1',
  event_type: 'PAYMENT.CAPTURE.REFUNDED',
  resource,
  ...changes,
});
const UP = { rel: 'up', href: 'https://api.paypal.com/v2/payments/captures/CAP1' };
const NONE = { resourceId: null, orderId: null, captureId: null, customId: null };

describe('an event of PayPal', () => {
  it('names what it is about', () => {
    const resource = { id: 'R1', custom_id: 'B1', links: [UP] };
    expect(eventFacts(event(resource))).toMatchObject({
      resourceId: 'R1',
      captureId: 'CAP1',
      customId: 'B1',
    });
  });

  it.each([
    [
      'null fields',
      { id: 'R1', custom_id: null, links: null, supplementary_data: null, purchase_units: null },
    ],
    ['a numeric id', { id: 17 }],
    ['a link without a relation', { id: 'R1', links: [{ href: 'x' }] }],
    ['a custom id of a shape we do not read', { id: 'R1', custom_id: { of: 'theirs' } }],
    [
      'a null transaction',
      { dispute_id: 'D1', disputed_transactions: [{ seller_transaction_id: null }, null] },
    ],
  ])('with %s is read as far as it goes', (_, resource) => {
    expect(eventFacts(event(resource))).toMatchObject({ ...NONE, resourceId: expect.any(String) });
  });

  it('with one odd link still names its capture by the other', () => {
    expect(eventFacts(event({ id: 'R1', links: [{ href: null }, UP] }))).toMatchObject({ captureId: 'CAP1' });
  });

  it.each([[[1, 2]], ['text'], [null], [undefined]])(
    'of a resource like %j is one about nothing',
    (resource) => {
      expect(eventFacts(event(resource))).toMatchObject({ id: 'WH-1', ...NONE });
    },
  );

  it('is none without an id or a type', () => {
    expect(eventFacts(event({}, { id: null }))).toBeNull();
    expect(eventFacts(event({}, { event_type: 7 }))).toBeNull();
    expect(eventFacts('text')).toBeNull();
    expect(eventFacts(event({}, { id: 5 }))).toMatchObject({ id: '5' });
  });
});
