import { describe, expect, it } from '@jest/globals';
import { anyCents, ipnFacts, ipnKind, isAboutEarlier, notOurs, takingTold, toldCents } from './ipn.rules.js';

const merchant = { merchantEmail: 'Crew@Cruise.example', merchantId: 'MERCHANT1' };
const rules = { env: 'live' as const, merchant, currency: 'USD' };
const body = (changes: Record<string, string> = {}) =>
  Buffer.from(
    new URLSearchParams({
      txn_id: '61E67681CH3238416',
      payment_status: 'Completed',
      receiver_email: 'crew@cruise.example',
      receiver_id: 'MERCHANT1',
      mc_currency: 'USD',
      mc_gross: '808.00',
      ...changes,
    }).toString(),
  );
const facts = (changes?: Record<string, string>) => ipnFacts(body(changes))!;

describe('a notification of the form', () => {
  it('is about us when we were paid, in our currency', () => {
    expect(notOurs(facts(), rules)).toBeNull();
  });

  it.each([
    [{ test_ipn: '1' }, 'test'],
    [{ receiver_email: 'thief@evil.example' }, 'receiver'],
    [{ receiver_id: 'MERCHANT2' }, 'receiver'],
    [{ receiver_email: '' }, 'receiver'],
    [{ mc_currency: 'EUR' }, 'currency'],
    [{ test_ipn: '1', receiver_id: 'MERCHANT2', mc_currency: 'EUR' }, 'test'],
  ])('is not with %j', (changes, why) => {
    expect(notOurs(facts(changes), rules)).toBe(why);
  });

  it('is nobody’s while no account is set up', () => {
    const nobody = { ...rules, merchant: { merchantEmail: undefined, merchantId: undefined } };
    expect(notOurs(facts({ receiver_email: '', receiver_id: '' }), nobody)).toBe('receiver');
  });

  it('must be a test outside of real money', () => {
    expect(notOurs(facts({ test_ipn: '1' }), { ...rules, env: 'sandbox' })).toBeNull();
    expect(notOurs(facts(), { ...rules, env: 'sandbox' })).toBe('test');
  });

  it('without a transaction is none', () => {
    expect(ipnFacts(Buffer.from('payment_status=Completed'))).toBeNull();
    expect(ipnFacts(Buffer.from('{"txn_id":"1"}'))).toBeNull();
  });
});

it('knows money that went back by its status, and reads its amount', () => {
  const refund = facts({ payment_status: 'Refunded', mc_gross: '-100.00' });
  const kind = ipnKind(refund);
  expect(kind).toBe('refunded');
  expect(kind && isAboutEarlier(kind)).toBe(true);
  expect(anyCents(refund.gross)).toBe(10_000);
  // A currency without cents has no point.
  expect(anyCents('-5000')).toBe(500_000);
  expect(ipnKind({ paymentStatus: 'Processed' })).toBeNull();
  for (const text of ['', '1e3', '--1.00', '1.000', 'NaN']) expect(anyCents(text)).toBeNull();
});

it('takes no money that went for money that came', () => {
  expect(toldCents('completed', '100.00')).toBe(10_000);
  expect(toldCents('completed', '-100.00')).toBeNull();
  expect(toldCents('refunded', '-100.00')).toBe(10_000);
});

it('tells of a payment as far as it does', () => {
  expect(takingTold('completed', facts({ mc_fee: '24.50' }))).toEqual({
    id: '61E67681CH3238416',
    state: 'here',
    word: 'COMPLETED',
    reason: null,
    money: { amount: '808.00', currency: 'USD' },
    feeCents: 2_450,
    orderId: null,
  });
  const pending = takingTold('pending', facts({ pending_reason: 'echeck' }));
  expect(pending).toMatchObject({ state: 'pending', word: 'PENDING', reason: 'echeck', feeCents: null });
  expect(takingTold('failed', facts())).toMatchObject({ state: 'failed', word: 'DECLINED' });
});
