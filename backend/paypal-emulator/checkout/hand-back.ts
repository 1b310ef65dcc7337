import type { CheckoutResult } from '../browser/sdk.types.js';

/**
 * Script that tells the merchant's page how the checkout ended and closes the window. The merchant's origin is exact:
 * a page of another origin that has got hold of this window hears nothing.
 */
export function handBackScript(result: CheckoutResult, merchant: string): string {
  return `if (window.opener) window.opener.postMessage(${literal(result)}, ${literal(merchant)});\nwindow.close();`;
}

/** JSON that cannot end the script element it stands in. */
function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
