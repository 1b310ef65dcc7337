import type { Order } from './order.js';

/** An approved order over 728.00, for tests that name only what matters to them. */
export function anOrder(differing: Partial<Order> = {}): Order {
  return {
    id: '5O190127TN364715T',
    intent: 'CAPTURE',
    status: 'APPROVED',
    purchaseUnits: [{ referenceId: 'default', currency: 'USD', amountCents: 72_800 }],
    experience: {},
    funding: 'good',
    createdAt: new Date('2025-06-02T09:00:00Z'),
    updatedAt: new Date('2025-06-02T09:00:00Z'),
    expiresAt: new Date('2025-06-02T12:00:00Z'),
    ...differing,
  };
}
