import { keep, readKept } from '../../lib/browser/kept';

/**
 * The order a buyer has approved and we have not heard the end of. Kept in the tab, so that a reload in that moment asks
 * for the outcome instead of offering to pay again. Each address keeps its own: an order belongs to one booking.
 */
const key = () => `gangway-approved-order ${window.location.pathname}`;

export function rememberApproved(orderId: string): void {
  // Without storage a reload starts at the payment button; the server still charges once.
  keep('tab', key(), orderId);
}

export function recallApproved(): string | null {
  return readKept('tab', key());
}

export function forgetApproved(): void {
  keep('tab', key(), null);
}
