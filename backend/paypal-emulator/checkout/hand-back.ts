import type { CheckoutResult, CheckoutWaiting } from '../browser/sdk.types.js';

/** How long the window waits for the merchant's page, which closes it on hearing how the checkout ended. */
const CLOSES_ITSELF_MS = 2000;

/**
 * Script that tells the merchant's page how the checkout ended. That page closes the window: one that closed itself at
 * once would be taken for a buyer who left, since a message of a closed window arrives without its sender. Nobody but
 * that page hears it: its origin is exact.
 */
export function handBackScript(result: CheckoutResult, merchant: string): string {
  return `${tell(result, merchant)}\nsetTimeout(() => window.close(), window.opener ? ${CLOSES_ITSELF_MS} : 0);`;
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
