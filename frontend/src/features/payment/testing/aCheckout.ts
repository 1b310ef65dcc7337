import type { CaptureResult } from '../../../api/payments';
import { type Deal, PaymentFlow } from '../paymentFlow';
import type { ProviderEvents } from '../paypalProvider';

export const DONE: CaptureResult = { id: 'ORDER', status: 'COMPLETED', guestId: 'guest', amountPaid: 692 };

/** A provider whose buyer does what the test says, and a server that answers captures in the given order. */
export function aCheckout(
  answers: (CaptureResult | Error)[] = [DONE],
  openOrder = async () => 'ORDER',
  ready?: Promise<void>,
) {
  const calls = { orders: 0, captures: [] as string[], starts: 0, waitedMs: 0 };
  let buyer: ProviderEvents | undefined;
  const deal: Deal = {
    openOrder: () => {
      calls.orders++;
      return openOrder();
    },
    capture: async (orderId, ifApproved) => {
      calls.captures.push(ifApproved ? `${orderId}, if approved` : orderId);
      const answer = answers[calls.captures.length - 1] ?? DONE;
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  const provider = {
    prepare: jest.fn(),
    resume: async () => false,
    cancel: () => undefined,
    start: async (makeOrder: () => Promise<{ orderId: string }> | null, events: ProviderEvents) => {
      calls.starts++;
      buyer = events;
      if (ready) await ready;
      await makeOrder();
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
