import { HttpError } from '../../api/http';
import type { CaptureResult } from '../../api/payments';
import { recallApproved, rememberApproved } from './approvedOrder';
import { type Deal, PaymentFlow } from './paymentFlow';
import type { ProviderEvents } from './paypalProvider';

const DONE: CaptureResult = { id: 'ORDER', status: 'COMPLETED', guestId: 'guest', amountPaid: 692 };
const PROCESSING: CaptureResult = { id: 'ORDER', status: 'PROCESSING' };
const refusal = (status: number, code: string) => new HttpError(status, '{}', { code, message: `${code}!` });

/** A provider whose buyer does what the test says, and a server that answers captures in the given order. */
function aCheckout(answers: (CaptureResult | Error)[] = [DONE], openOrder = async () => 'ORDER') {
  const calls = { orders: 0, captures: [] as string[], starts: 0, waitedMs: 0 };
  let buyer: ProviderEvents | undefined;
  const deal: Deal = {
    openOrder: () => {
      calls.orders++;
      return openOrder();
    },
    capture: async (orderId) => {
      calls.captures.push(orderId);
      const answer = answers[calls.captures.length - 1] ?? DONE;
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  const provider = {
    prepare: jest.fn(),
    resume: async () => false,
    cancel: () => undefined,
    start: async (order: Promise<{ orderId: string }>, events: ProviderEvents) => {
      calls.starts++;
      buyer = events;
      await order;
    },
  };
  const flow = new PaymentFlow(deal, provider, async (ms) => {
    calls.waitedMs += ms;
  });
  const theBuyer = () => {
    if (!buyer) throw new Error('no window is open');
    return buyer;
  };
  return { flow, calls, theBuyer };
}

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

it('asks every two seconds while the provider is at work, and loses its connection without losing the payment', async () => {
  const { flow, calls, theBuyer } = aCheckout([PROCESSING, refusal(0, 'network'), PROCESSING, DONE]);
  flow.press();
  theBuyer().onApprove('ORDER');
  await settled();
  expect(flow.getState().step).toBe('paid');
  expect(calls.waitedMs).toBe(6000);
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
  flow.enter(false);
  await settled();
  expect(flow.getState().step).toBe('paid');
  expect(calls).toMatchObject({ orders: 0, captures: ['ORDER'] });
  expect(recallApproved()).toBeNull();
});
