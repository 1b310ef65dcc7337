import { afterEvent, isBusy, type PaymentEvent, type PaymentState } from './payment.rules';

const READY: PaymentState = { step: 'ready' };
const stopped = (reason: 'cancelled' | 'declined' | 'refused' | 'provider'): PaymentEvent => ({
  type: 'stopped',
  reason,
  code: reason,
  sentence: 'Not this time.',
});
const after = (...events: PaymentEvent[]) => events.reduce(afterEvent, READY);
const PRESS: PaymentEvent = { type: 'pressed' };
const APPROVE: PaymentEvent = { type: 'approved', orderId: 'ORDER' };

it('goes from the press over the approval to the money', () => {
  expect(after(PRESS)).toEqual({ step: 'paying' });
  expect(after(PRESS, APPROVE)).toEqual({ step: 'capturing', orderId: 'ORDER', isSlow: false });
  expect(after(PRESS, APPROVE, { type: 'captured', guestId: 'g' })).toEqual({ step: 'paid', guestId: 'g' });
});

it('lets a second press change nothing while a payment is under way', () => {
  const paying = after(PRESS);
  expect(afterEvent(paying, PRESS)).toBe(paying);
  const capturing = after(PRESS, APPROVE);
  expect(afterEvent(capturing, PRESS)).toBe(capturing);
});

it('offers another try after each kind of stop', () => {
  for (const reason of ['cancelled', 'declined', 'refused', 'provider'] as const) {
    expect(after(PRESS, stopped(reason), PRESS)).toEqual({ step: 'paying' });
  }
});

it('asks a declined buyer again, but captures at once when only the provider was away', () => {
  expect(after(PRESS, APPROVE, stopped('declined'), PRESS)).toEqual({ step: 'paying' });
  expect(after(PRESS, APPROVE, stopped('provider'), PRESS)).toEqual({
    step: 'capturing',
    orderId: 'ORDER',
    isSlow: false,
  });
});

it('hears no cancel once the buyer has approved through another window', () => {
  const paid = after(PRESS, APPROVE, { type: 'captured', guestId: 'g' });
  expect(afterEvent(paid, stopped('cancelled'))).toBe(paid);
  expect(afterEvent(paid, APPROVE)).toBe(paid);
});

it('keeps the first reason for a stop', () => {
  const refused = after(PRESS, stopped('refused'));
  expect(afterEvent(refused, stopped('provider'))).toBe(refused);
});

it('is busy from the press until it stops', () => {
  expect(isBusy(READY)).toBe(false);
  expect(isBusy(after(PRESS))).toBe(true);
  expect(isBusy(after(PRESS, APPROVE))).toBe(true);
  expect(isBusy(after(PRESS, stopped('cancelled')))).toBe(false);
});
