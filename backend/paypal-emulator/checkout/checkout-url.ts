/** Where a buyer approves an order; merchants follow it from the order's links and never build it. */
export function checkoutUrl(publicUrl: string, orderId: string): string {
  return `${publicUrl}/checkoutnow?token=${encodeURIComponent(orderId)}`;
}
