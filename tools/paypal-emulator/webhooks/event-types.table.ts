/** The events that are sent: what each is about, in which version it is shown, and PayPal's description of it. */
export const EVENT_TYPES = {
  'CHECKOUT.ORDER.APPROVED': ['checkout-order', '2.0', 'An order has been approved by buyer'],
  'CHECKOUT.ORDER.COMPLETED': ['checkout-order', '2.0', 'Checkout Order Completed'],
  'CHECKOUT.PAYMENT-APPROVAL.REVERSED': [
    'checkout-order',
    '2.0',
    'A payment has been reversed after approval',
  ],
  'PAYMENT.CAPTURE.COMPLETED': ['capture', '2.0', 'Payment completed'],
  'PAYMENT.CAPTURE.PENDING': ['capture', '2.0', 'Payment pending'],
  'PAYMENT.CAPTURE.DENIED': ['capture', '2.0', 'Payment denied'],
  'PAYMENT.CAPTURE.REFUNDED': ['refund', '2.0', 'A capture payment was refunded'],
  'PAYMENT.CAPTURE.REVERSED': ['refund', '2.0', 'A capture payment was reversed'],
  'PAYMENT.REFUND.PENDING': ['refund', '2.0', 'A refund is pending'],
  'PAYMENT.REFUND.FAILED': ['refund', '2.0', 'A refund failed'],
  'CUSTOMER.DISPUTE.CREATED': ['dispute', '1.0', 'A dispute was opened'],
  'CUSTOMER.DISPUTE.UPDATED': ['dispute', '1.0', 'A dispute was updated'],
  'CUSTOMER.DISPUTE.RESOLVED': ['dispute', '1.0', 'A dispute was resolved'],
} as const satisfies Record<string, readonly [resourceType: string, version: string, description: string]>;

export type EventType = keyof typeof EVENT_TYPES;

export const EVENT_NAMES = Object.keys(EVENT_TYPES) as EventType[];

export function isEventType(name: string): name is EventType {
  return Object.hasOwn(EVENT_TYPES, name);
}
