import type { CheckoutResult, CheckoutWaiting } from '../browser/sdk.types.js';

/**
 * Script that tells the merchant's page how the checkout ended and closes the window. The merchant's origin is exact:
 * a page of another origin that has got hold of this window hears nothing.
 */
export function handBackScript(result: CheckoutResult, merchant: string): string {
  return `${tell(result, merchant)}\nwindow.close();`;
}

/** Script that tells the merchant's page that the window has loaded and waits for its order. */
export function waitingScript(merchant: string): string {
  return tell({ source: 'paypal-emulator', outcome: 'waiting' }, merchant);
}

function tell(message: CheckoutResult | CheckoutWaiting, merchant: string): string {
  return `if (window.opener) window.opener.postMessage(${literal(message)}, ${literal(merchant)});`;
}

/** JSON that cannot end the script element it stands in. */
function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
