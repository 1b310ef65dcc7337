import { checkoutUrl, loadingUrl } from '../checkout/checkout-url.js';
import type { Browser, BrowserMessage } from './dom.js';
import type { CheckoutResult, CheckoutWaiting } from './sdk.types.js';

export interface CheckoutWindow {
  /** Turns the window to the order's approval page, as soon as it waits; does nothing once the buyer has closed it. */
  show(orderId: string): void;
  /** Closes the window without telling anybody. */
  close(): void;
}

/**
 * Opens a waiting window at once, inside the click that wants it: after an await the browser would block it, and
 * then null is returned. `onEnd` hears once how the checkout ended; a window that is gone without a word is `canceled`.
 *
 * The window is turned once, and not before its first page says that it has loaded. Merchants' pages are served with
 * `Cross-Origin-Opener-Policy: same-origin-allow-popups`, which lets the window they open load one page of another policy.
 * To Chromium an address set while that page is on its way in is a second one: it parts the two windows, the merchant reads
 * `closed`, and what the buyer decides is told to nobody.
 */
export function openCheckoutWindow(
  browser: Browser,
  emulator: string,
  onEnd: (outcome: 'approved' | 'canceled', orderId?: string, payerId?: string) => void,
): CheckoutWindow | null {
  const popup = browser.open(
    loadingUrl(emulator, browser.location.origin),
    // A name of its own: by that of a window which is still closing the browser would answer that one.
    `paypal-emulator-checkout-${Math.random()}`,
    'popup,width=520,height=860',
  );
  if (!popup || popup.closed) return null;

  let shownOrderId: string | undefined;
  let isWaiting = false;
  let ended = false;
  let seenClosed = 0;
  const stop = () => {
    ended = true;
    browser.removeEventListener('message', hear);
    browser.clearInterval(watch);
  };
  function hear(message: BrowserMessage): void {
    if (message.origin !== emulator || message.source !== popup) return;
    const result = message.data as CheckoutResult | CheckoutWaiting | null;
    if (result?.source !== 'paypal-emulator') return;
    if (result.outcome === 'waiting') {
      isWaiting = true;
      return turn();
    }
    if (result.orderId !== shownOrderId) return;
    stop();
    popup?.close();
    onEnd(result.outcome, result.orderId, result.payerId);
  }
  function turn(): void {
    if (!shownOrderId || !isWaiting) return;
    popup?.location.replace(checkoutUrl(emulator, shownOrderId, browser.location.origin));
  }
  // The result is posted just before the window closes, so "closed" counts only when it is seen twice.
  const watch = browser.setInterval(() => {
    seenClosed = popup.closed ? seenClosed + 1 : 0;
    if (seenClosed < 2) return;
    stop();
    onEnd('canceled', shownOrderId);
  }, 250);
  browser.addEventListener('message', hear);

  return {
    show(orderId) {
      if (ended) return;
      shownOrderId = orderId;
      turn();
    },
    close() {
      if (ended) return;
      stop();
      popup.close();
    },
  };
}
