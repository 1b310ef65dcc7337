import type { Emulator } from '../emulator.js';
import type { Queryable } from '../storage/database.js';
import { announce } from '../webhooks/announce.js';
import { wholeOrder } from './answer-with-order.js';
import type { Order } from './order.js';

/** Tells that the buyer has approved, or that the order is complete. */
export async function tellOrder(
  tx: Queryable,
  emulator: Emulator,
  type: 'CHECKOUT.ORDER.APPROVED' | 'CHECKOUT.ORDER.COMPLETED',
  order: Order,
): Promise<void> {
  const resource = await wholeOrder(tx, emulator, order);
  await announce(tx, emulator, { type, transactionId: order.id, resource });
}

/** Tells that what the buyer approved was not captured in time and is given back. */
export async function tellLapsedApproval(tx: Queryable, emulator: Emulator, order: Order): Promise<void> {
  const resource = {
    order_id: order.id,
    purchase_units: order.purchaseUnits.map(({ referenceId, customId, invoiceId }) => ({
      reference_id: referenceId,
      custom_id: customId,
      invoice_id: invoiceId,
    })),
    payment_source: { paypal: {} },
  };
  await announce(tx, emulator, {
    type: 'CHECKOUT.PAYMENT-APPROVAL.REVERSED',
    transactionId: order.id,
    resource,
  });
}
