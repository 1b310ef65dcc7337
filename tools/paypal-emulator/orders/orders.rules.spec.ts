import { describe, expect, it } from '@jest/globals';
import { anOrder } from './an-order.js';
import { captureIssue, hasLapsed, LIFE_CYCLE, nextStatus } from './orders.rules.js';

describe('the life of an order', () => {
  it('is captured from APPROVED and from nowhere else', () => {
    const capturable = Object.entries(LIFE_CYCLE).filter(([, steps]) => 'capture' in steps);
    expect(capturable.map(([status]) => status)).toEqual(['APPROVED']);
  });

  it('has no step after COMPLETED', () => {
    expect(LIFE_CYCLE.COMPLETED).toEqual({});
  });

  it('asks the buyer again after a declined capture, and lets the buyer approve again', () => {
    const asked = nextStatus('APPROVED', 'decline');
    expect(asked).toBe('PAYER_ACTION_REQUIRED');
    expect(nextStatus('PAYER_ACTION_REQUIRED', 'approve')).toBe('APPROVED');
  });

  it.each(['CREATED', 'PAYER_ACTION_REQUIRED', 'APPROVED'] as const)(
    'stays %s when the buyer turns back',
    (status) => {
      expect(nextStatus(status, 'cancel')).toBe(status);
    },
  );
});

describe('captureIssue', () => {
  it.each([
    ['CREATED', 'ORDER_NOT_APPROVED'],
    ['PAYER_ACTION_REQUIRED', 'ORDER_NOT_APPROVED'],
    ['APPROVED', null],
    ['COMPLETED', 'ORDER_ALREADY_CAPTURED'],
  ] as const)('%s: %s', (status, issue) => {
    expect(captureIssue(anOrder({ status }))).toBe(issue);
  });

  it('refuses to capture what was made to be authorized', () => {
    expect(captureIssue(anOrder({ intent: 'AUTHORIZE' }))).toBe('ACTION_DOES_NOT_MATCH_INTENT');
  });
});

describe('hasLapsed', () => {
  const order = anOrder({ expiresAt: new Date('2025-06-02T12:00:00.000Z') });

  it('holds from the very millisecond of expiry', () => {
    expect(hasLapsed(order, new Date('2025-06-02T11:59:59.999Z'))).toBe(false);
    expect(hasLapsed(order, new Date('2025-06-02T12:00:00.000Z'))).toBe(true);
  });

  it('never holds for an order that was paid', () => {
    expect(hasLapsed({ ...order, status: 'COMPLETED' }, new Date('2026-01-01T00:00:00Z'))).toBe(false);
  });
});
