import { hashToken, newToken } from '../../src/platform/security/tokens.js';
import { eventually } from './eventually.js';
import type { Buyer } from './purchase.js';
import type { Stack } from './stack.js';

/** What our side shows of a booking that an order pays. */
export interface MoneyPicture {
  booking: string;
  disputed: boolean;
  /** The payment's own status. */
  payment: string;
  /** What the guest is shown. */
  shown: string;
  access: boolean;
  paidCents: number;
}

export async function moneyOf(stack: Stack, { orderId }: Pick<Buyer, 'orderId'>): Promise<MoneyPicture> {
  const { rows } = await stack.db.query<MoneyPicture>(
    `SELECT b.status AS booking, b.disputed, p.status AS payment, g.payment_status AS shown, g.access_granted AS access,
            g.amount_paid_cents AS "paidCents"
       FROM payments p JOIN bookings b ON b.id = p.booking_id JOIN guests g ON g.booking_id = b.id AND g.position = 1
      WHERE p.provider_order_id = $1`,
    [orderId],
  );
  return rows[0]!;
}

/** The open alerts of one kind. */
export async function alertsOf(
  stack: Stack,
  kind: string,
): Promise<{ ref: string; theirsCents: number | null; text: string }[]> {
  const { rows } = await stack.db.query<{ ref: string; theirsCents: number | null; text: string }>(
    `SELECT ref, theirs_cents AS "theirsCents", text FROM money_alerts WHERE kind = $1 AND status = 'open' ORDER BY id`,
    [kind],
  );
  return rows;
}

/** Until every notice PayPal has sent is worked on. */
export async function allWorkedOn(stack: Stack): Promise<void> {
  await eventually(async () => {
    const told = [...(await stack.emulator.webhookEvents()), ...(await stack.emulator.ipnMessages())];
    if (told.some(({ deliveries }) => deliveries.some(({ state }) => state === 'waiting'))) {
      throw new Error('PayPal is still telling.');
    }
    const { rows } = await stack.db.query(
      `SELECT id FROM webhook_events WHERE status = 'new' UNION ALL SELECT id::text FROM ipn_messages WHERE status = 'new'`,
    );
    if (rows.length) throw new Error(`Not worked on yet: ${JSON.stringify(rows)}`);
  }, 40_000);
}

/** The buyer of a paid booking, logged in: their session's cookie. */
export async function cookieOf(stack: Stack, { orderId }: Pick<Buyer, 'orderId'>): Promise<string> {
  const token = newToken();
  await stack.db.query(
    `INSERT INTO sessions SELECT $2, g.user_id, now(), now(), now() + interval '1 hour'
       FROM payments p JOIN guests g ON g.booking_id = p.booking_id AND g.position = 1 WHERE p.provider_order_id = $1`,
    [orderId, hashToken(token)],
  );
  return `sid=${token}`;
}
