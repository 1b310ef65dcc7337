import { HttpError } from '../../api/http';
import { recallApproved } from './approvedOrder';
import { PaymentFlow } from './paymentFlow';

const settled = () => new Promise<void>((resolve) => void setTimeout(resolve, 0));

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it('takes up an approval that came back by redirect, whether or not PayPal’s script may run here, once', async () => {
  window.history.replaceState(null, '', '/template/checkout?paypal=approved&token=ORDER');
  const blocked = () => Promise.reject(new Error('blocked'));
  const provider = { prepare: blocked, start: blocked, resume: blocked, cancel: () => undefined };
  const captured: string[] = [];
  const capture = async (orderId: string) => {
    captured.push(orderId);
    throw new HttpError(409, '{}', { code: 'payment.order_ended', message: 'Ended.' });
  };
  const flow = new PaymentFlow({ openOrder: blocked, capture }, provider);
  flow.enter({ orderId: 'ORDER', isApproved: true });
  await settled();
  expect(flow.getState()).toMatchObject({ step: 'stopped', code: 'payment.order_ended' });
  expect(captured).toEqual(['ORDER']);
  expect(window.location.search).toBe('');
  expect(recallApproved()).toBeNull();
});
