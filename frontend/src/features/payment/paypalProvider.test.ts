import { getPaymentSetup } from '../../api/payments';
import { PayPalProvider } from './paypalProvider';
import { loadPayPal } from './paypalScript';

jest.mock('../../api/payments');
jest.mock('./paypalScript');

const MINUTES = 60_000;
const EVENTS = { onApprove: jest.fn(), onCancel: jest.fn(), onError: jest.fn() };
const ORDER = () => Promise.resolve({ orderId: 'ORDER' });

/** A server that hands out token 1, 2, 3 ..., and the tokens with which PayPal's window was opened. */
function aPayPal() {
  const opened: string[] = [];
  let count = 0;
  jest
    .mocked(getPaymentSetup)
    .mockReset()
    .mockImplementation(async () => ({ clientToken: `token ${++count}`, sdkUrl: 'https://paypal.example' }));
  const createInstance = async ({ clientToken }: { clientToken: string }) => ({
    createPayPalOneTimePaymentSession: () => ({
      start: async () => void opened.push(clientToken),
      cancel: () => undefined,
    }),
  });
  jest.mocked(loadPayPal).mockResolvedValue({ createInstance } as never);
  return { opened, askedFor: () => count };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('pays with the token it prepared, however often it is told to prepare', async () => {
  const { opened, askedFor } = aPayPal();
  const provider = new PayPalProvider();
  await Promise.all([provider.prepare(), provider.prepare()]);
  await provider.prepare();
  jest.advanceTimersByTime(9 * MINUTES);
  await provider.start(ORDER, EVENTS);
  expect(opened).toEqual(['token 1']);
  expect(askedFor()).toBe(1);
});

it('pays with a new token after half an hour, because the old one lived 15 minutes', async () => {
  const { opened } = aPayPal();
  const provider = new PayPalProvider();
  await provider.prepare();
  jest.advanceTimersByTime(31 * MINUTES);
  await provider.start(ORDER, EVENTS);
  expect(opened).toEqual(['token 2']);
});

it('has the new token at hand before the press, when the button is come near to again', async () => {
  const { opened, askedFor } = aPayPal();
  const provider = new PayPalProvider();
  await provider.prepare();
  jest.advanceTimersByTime(31 * MINUTES);
  await provider.prepare();
  expect(askedFor()).toBe(2);
  const started = provider.start(ORDER, EVENTS);
  // Nothing is awaited before the window opens, or the browser would block it.
  expect(opened).toEqual(['token 2']);
  await started;
});

it('asks again after a server that did not answer', async () => {
  const { opened } = aPayPal();
  jest.mocked(getPaymentSetup).mockRejectedValueOnce(new Error('no connection'));
  const provider = new PayPalProvider();
  await expect(provider.prepare()).rejects.toThrow('no connection');
  await provider.start(ORDER, EVENTS);
  expect(opened).toEqual(['token 1']);
});
