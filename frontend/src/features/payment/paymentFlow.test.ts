import { HttpError } from '../../api/http';
import type { CaptureResult } from '../../api/payments';
import { recallApproved, rememberApproved } from './approvedOrder';
import { aCheckout, DONE } from './testing/aCheckout';

const NOT_APPROVED: CaptureResult = { id: 'ORDER', status: 'NOT_APPROVED' };
const PROCESSING: CaptureResult = { id: 'ORDER', status: 'PROCESSING' };
const refusal = (status: number, code: string) => new HttpError(status, '{}', { code, message: `${code}!` });
const settled = () => new Promise<void>((resolve) => void setTimeout(resolve, 0));

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('makes one order of ten clicks', async () => {
  const { flow, calls } = aCheckout();
  for (let click = 0; click < 10; click++) flow.press();
  await settled();
  expect(calls).toMatchObject({ orders: 1, starts: 1 });
});

it('captures what the buyer approved and says whose booking it is', async () => {
  const { flow, calls, theBuyer } = aCheckout();
  flow.press();
  theBuyer().onApprove('ORDER');
  await settled();
  expect(flow.getState()).toEqual({ step: 'paid', guestId: 'guest' });
  expect(calls.captures).toEqual(['ORDER']);
});

it('is paid also where no booking opens with it', async () => {
  const { flow, calls, theBuyer } = aCheckout([{ id: 'ORDER', status: 'COMPLETED', amountPaid: 200 }]);
  flow.press();
  theBuyer().onApprove('ORDER');
  await settled();
  expect(flow.getState()).toEqual({ step: 'paid', guestId: null });
  expect(calls.captures).toEqual(['ORDER']);
});

it('asks every two seconds while the provider is at work, and loses its connection without losing the payment', async () => {
  const { flow, calls, theBuyer } = aCheckout([PROCESSING, refusal(0, 'network'), PROCESSING, DONE]);
  flow.press();
  theBuyer().onApprove('ORDER');
  await settled();
  expect(flow.getState().step).toBe('paid');
  expect(calls.waitedMs).toBe(6000);
});

it.each(['server.busy', 'away'])('takes no busy server for a refusal (%s): it asks again', async (code) => {
  const { flow, calls, theBuyer } = aCheckout([refusal(503, code), DONE]);
  flow.press();
  theBuyer().onApprove('ORDER');
  await settled();
  expect(flow.getState()).toEqual({ step: 'paid', guestId: 'guest' });
  expect(calls).toMatchObject({ orders: 1, captures: ['ORDER', 'ORDER'] });
});

it('says after a minute that it is safe to leave, and goes on asking', async () => {
  const { flow, theBuyer } = aCheckout([...Array.from({ length: 31 }, () => PROCESSING), DONE]);
  const slowness: boolean[] = [];
  flow.subscribe(() => {
    const state = flow.getState();
    if (state.step === 'capturing') slowness.push(state.isSlow);
  });
  flow.press();
  theBuyer().onApprove('ORDER');
  await settled();
  expect(slowness).toEqual([false, true]);
  expect(flow.getState().step).toBe('paid');
});

it('tells a declined buyer so, and opens the same order again', async () => {
  const { flow, calls, theBuyer } = aCheckout([refusal(402, 'payment.declined'), DONE]);
  flow.press();
  theBuyer().onApprove('ORDER');
  await settled();
  expect(flow.getState()).toMatchObject({
    step: 'stopped',
    reason: 'declined',
    sentence: 'payment.declined!',
  });
  flow.press();
  theBuyer().onApprove('ORDER');
  await settled();
  expect(flow.getState().step).toBe('paid');
  expect(calls.captures).toEqual(['ORDER', 'ORDER']);
});

it("gives the server's reason when no order was made, not the provider's complaint that follows", async () => {
  const { flow } = aCheckout([], async () => {
    throw refusal(409, 'trip.sold_out');
  });
  flow.press();
  await settled();
  expect(flow.getState()).toMatchObject({
    reason: 'refused',
    code: 'trip.sold_out',
    sentence: 'trip.sold_out!',
  });
});

it('makes no order for a provider that does not come', async () => {
  const { flow, calls } = aCheckout([], undefined, Promise.reject(new Error('blocked')));
  flow.press();
  await settled();
  expect(flow.getState()).toMatchObject({ step: 'stopped', reason: 'provider' });
  expect(calls.orders).toBe(0);
});

it('makes no order for who left before the provider was there', async () => {
  let isReady = () => {};
  const { flow, calls } = aCheckout([], undefined, new Promise((resolve) => (isReady = resolve)));
  flow.press();
  flow.cancel();
  isReady();
  await settled();
  expect(flow.getState()).toMatchObject({ step: 'stopped', reason: 'cancelled' });
  expect(calls.orders).toBe(0);
});

describe('a window that is gone without a word of approval', () => {
  const leave = async (answers: (CaptureResult | Error)[]) => {
    const checkout = aCheckout(answers);
    checkout.flow.press();
    await settled();
    checkout.theBuyer().onCancel('ORDER');
    await settled();
    return checkout;
  };

  it('is a buyer who left, when our server has asked PayPal and it knows of no approval', async () => {
    const { flow, calls } = await leave([NOT_APPROVED]);
    expect(flow.getState()).toMatchObject({ step: 'stopped', reason: 'cancelled' });
    expect(calls.captures).toEqual(['ORDER, if approved']);
  });

  it('is a payment, when the buyer approved and the word was lost', async () => {
    const { flow } = await leave([PROCESSING, DONE]);
    expect(flow.getState()).toEqual({ step: 'paid', guestId: 'guest' });
  });

  it('is a declined card, when it was approved with one', async () => {
    const { flow } = await leave([refusal(402, 'payment.declined')]);
    expect(flow.getState()).toMatchObject({ step: 'stopped', reason: 'declined' });
  });

  it.each([
    ['our server', refusal(0, 'network')],
    ['PayPal', refusal(503, 'payment.provider_down')],
  ])('promises nothing while %s is away', async (_who, answer) => {
    const { flow } = await leave([answer]);
    expect(flow.getState()).toMatchObject({ step: 'stopped', code: 'unknown' });
    expect(flow.getState()).not.toHaveProperty('sentence', expect.stringContaining('not charged'));
  });

  it('asks once, however many say that it is gone', async () => {
    const { flow, calls, theBuyer } = aCheckout([NOT_APPROVED]);
    flow.press();
    await settled();
    flow.cancel();
    theBuyer().onCancel('ORDER');
    theBuyer().onError(new Error('closed'));
    await settled();
    expect(flow.getState()).toMatchObject({ reason: 'cancelled' });
    expect(calls.captures).toEqual(['ORDER, if approved']);
  });

  it('hears an approval that comes while it asks', async () => {
    const { flow, theBuyer } = aCheckout([NOT_APPROVED, DONE]);
    flow.press();
    await settled();
    theBuyer().onCancel('ORDER');
    theBuyer().onApprove('ORDER');
    await settled();
    expect(flow.getState()).toEqual({ step: 'paid', guestId: 'guest' });
  });

  it('says what PayPal complained of, when nothing was approved', async () => {
    const { flow, theBuyer } = aCheckout([NOT_APPROVED]);
    flow.press();
    await settled();
    theBuyer().onError(new Error('blocked'));
    await settled();
    expect(flow.getState()).toMatchObject({ step: 'stopped', reason: 'provider', code: 'provider' });
  });

  it('asks nobody before there was an order to approve', async () => {
    const { flow, calls } = aCheckout([], () => new Promise<string>(() => undefined));
    flow.press();
    flow.cancel();
    expect(flow.getState()).toMatchObject({ step: 'stopped', reason: 'cancelled' });
    expect(calls.captures).toEqual([]);
  });
});

it('does not listen to the window of an earlier attempt', async () => {
  const { flow, theBuyer } = aCheckout();
  flow.press();
  const earlier = theBuyer();
  earlier.onCancel();
  flow.press();
  earlier.onError(new Error('closed late'));
  expect(flow.getState().step).toBe('paying');
});

it('takes up an approval that a reload cut short, without asking the buyer again', async () => {
  rememberApproved('ORDER');
  const { flow, calls } = aCheckout();
  flow.enter(null);
  await settled();
  expect(flow.getState().step).toBe('paid');
  expect(calls).toMatchObject({ orders: 0, captures: ['ORDER'] });
  expect(recallApproved()).toBeNull();
});
