/** A buyer whom PayPal sent back by redirect, and what it said of their order in the address. */
export interface Returned {
  orderId: string;
  /** They have approved it; otherwise they left. */
  isApproved: boolean;
}

export function readReturn(query: URLSearchParams): Returned | null {
  const orderId = query.get('token');
  return orderId ? { orderId, isApproved: query.get('paypal') === 'approved' } : null;
}

/** An approval is taken up once: a reload after a refusal asks for no money again. */
export function forgetReturn(): void {
  const address = new URL(window.location.href);
  for (const name of ['paypal', 'token', 'PayerID']) address.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', address);
}
