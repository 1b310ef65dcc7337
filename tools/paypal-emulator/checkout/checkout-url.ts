/** What a popup shows until there is an order; it tells the page at `merchant` that it waits. Runs in the browser script too. */
export function loadingUrl(emulator: string, merchant: string): string {
  const address = new URL('/checkoutnow/loading', emulator);
  address.searchParams.set('merchant', merchant);
  return address.href;
}

/**
 * Where a buyer approves an order; merchants follow it from the order's links and never build it. `merchant` is the
 * origin of the page that waits behind a popup. Runs in the browser script too.
 */
export function checkoutUrl(emulator: string, orderId: string, merchant?: string): string {
  const address = new URL('/checkoutnow', emulator);
  address.searchParams.set('token', orderId);
  if (merchant !== undefined) address.searchParams.set('merchant', merchant);
  return address.href;
}
