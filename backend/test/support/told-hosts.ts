import type { Stack } from './stack.js';

/** What hosts were told of the tries to pay by an order: the act in the history, PayPal's word, and the arrival's text. */
export async function toldOfPayments(stack: Stack, orderId: string) {
  const { rows } = await stack.db.query<{ action: string; issue: string; type: string; text: string }>(
    `SELECT a.action, a.details->>'issue' AS issue, n.type, n.summary->>'text' AS text FROM payments p
       JOIN bookings b ON b.id = p.booking_id JOIN activity_log a ON a.booking_id = b.id
       JOIN trip_news n ON n.summary->>'bookingId' = b.public_id AND n.type LIKE 'payment.%'
      WHERE p.provider_order_id = $1 AND a.action LIKE 'payment.%'`,
    [orderId],
  );
  return rows.map(({ action, issue, type, text }) => [action, issue, type, text]);
}
