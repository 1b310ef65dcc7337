import { checkoutUrl } from '../checkout/checkout-url.js';
import { openCheckoutWindow, type CheckoutWindow } from './checkout-window.js';
import type { Browser } from './dom.js';
import { sdkErrorFrom } from './sdk-error.js';
import type { PaymentSession, SdkError, SessionOptions } from './sdk.types.js';
import { takeReturn } from './take-return.js';

/** One payment of one order; it may be started again, for instance after a decline. */
export function createPaymentSession(
  browser: Browser,
  emulator: string,
  options: SessionOptions,
): PaymentSession {
  let checkout: CheckoutWindow | null = null;

  async function conclude(
    outcome: 'approved' | 'canceled',
    orderId?: string,
    payerId?: string,
  ): Promise<void> {
    checkout = null;
    try {
      if (outcome === 'canceled') await options.onCancel?.({ orderId });
      else if (orderId) await options.onApprove?.({ orderId, payerId, fundingSource: 'paypal' });
      options.onComplete?.({ paymentSessionState: outcome });
    } catch (cause) {
      report(sdkErrorFrom('ERR_CALLBACK_FAILED', false, cause));
    }
  }

  function report(error: SdkError): void {
    options.onError?.(error);
    options.onComplete?.({ paymentSessionState: 'error' });
  }

  function closeWindow(): void {
    checkout?.close();
    checkout = null;
  }

  return {
    async start(how = {}, order = Promise.resolve({ orderId: options.orderId ?? '' })) {
      closeWindow();
      const mode = how.presentationMode ?? how.paymentFlow ?? 'auto';
      const byRedirect = mode === 'redirect' || mode === 'direct-app-switch';
      // In line with the click: nothing is awaited before the window is asked for.
      const mine = byRedirect
        ? null
        : openCheckoutWindow(browser, emulator, (...ending) => void conclude(...ending));
      checkout = mine;
      try {
        const { orderId } = await order;
        if (!orderId) throw new Error('start() was given no orderId');
        if (mine) return mine.show(orderId);
        const address = checkoutUrl(emulator, orderId);
        if (how.autoRedirect?.enabled === false) return { redirectURL: address };
        return browser.location.assign(address);
      } catch (cause) {
        mine?.close();
        const error = sdkErrorFrom('ERR_ORDER_NOT_CREATED', true, cause);
        report(error);
        throw error;
      }
    },
    cancel() {
      if (!checkout) return;
      closeWindow();
      void conclude('canceled');
    },
    destroy: closeWindow,
    hasReturned: () => new URL(browser.location.href).searchParams.has('token'),
    async resume() {
      const returned = takeReturn(browser);
      if (returned) await conclude(returned.outcome, returned.orderId, returned.payerId);
    },
  };
}
