import type { Browser } from './dom.js';

interface Returned {
  outcome: 'approved' | 'canceled';
  orderId: string;
  payerId?: string;
}

/**
 * What the address says after a redirect back from the approval page: `token` and `PayerID` after an approval,
 * `token` alone otherwise. Both are taken out of the address, so that a reload does not pay again.
 */
export function takeReturn(browser: Browser): Returned | null {
  const address = new URL(browser.location.href);
  const orderId = address.searchParams.get('token');
  const payerId = address.searchParams.get('PayerID');
  if (!orderId) return null;
  address.searchParams.delete('token');
  address.searchParams.delete('PayerID');
  browser.history.replaceState(browser.history.state, '', address.href);
  return payerId ? { outcome: 'approved', orderId, payerId } : { outcome: 'canceled', orderId };
}
