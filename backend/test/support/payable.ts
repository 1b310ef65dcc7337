import type { HostDesk } from './booked.js';
import { LinkHolder } from './link-holder.js';
import { Buyer } from './purchase.js';
import type { Stack } from './stack.js';

/** What an inside cabin costs one traveller who pays in full. */
export const PRICE_CENTS = 80_800;

/** What stands of a booking's money. */
export interface Standing {
  booking: string;
  owedCents: number;
  /** What came, with credits, less what went back. */
  keptCents: number;
  /** How often we or a host took it, and how many payments by the form were kept beside. */
  charges: number;
  /** Attempts that could still take something. */
  open: number;
}

/** A booking of the checkout, and everybody who may pay it. */
export class Payable {
  private constructor(
    readonly stack: Stack,
    readonly id: number,
    readonly publicId: string,
    readonly buyer: Buyer,
    readonly link: LinkHolder,
    readonly desk: HostDesk,
  ) {}

  static async of(stack: Stack, desk: HostDesk, email: string): Promise<Payable> {
    const buyer = Buyer.of(stack);
    const { status, body } = await buyer.order(email);
    if (status !== 201) throw new Error(`order: ${JSON.stringify(body)}`);
    const { rows } = await stack.db.query<{ id: number; publicId: string; guestId: string }>(
      `SELECT b.id, b.public_id AS "publicId", g.public_id AS "guestId"
         FROM payments p JOIN bookings b ON b.id = p.booking_id JOIN guests g ON g.booking_id = b.id
        WHERE p.provider_order_id = $1`,
      [buyer.orderId],
    );
    const { id, publicId, guestId } = rows[0]!;
    const link = LinkHolder.withLink(stack, guestId);
    link.shown = { cabinType: 'inside', totalAmount: 850, guests: '[{"name":"Sam S."}]' };
    return new Payable(stack, id, publicId, buyer, link, desk);
  }

  async standing(): Promise<Standing> {
    const { rows } = await this.stack.db.query<Standing>(
      `WITH lines AS (SELECT l.kind, l.amount_cents AS cents, l.payment_id, p.method
                        FROM ledger_entries l LEFT JOIN payments p ON p.id = l.payment_id
                       WHERE l.booking_id = $1 AND l.kind NOT IN ('charge', 'discount', 'adjustment')),
            forms AS (SELECT payment_id FROM lines WHERE method = 'paypal_standard' GROUP BY 1 HAVING sum(cents) <> 0)
       SELECT b.status AS booking, b.owed_cents AS "owedCents",
              (SELECT coalesce(-sum(cents), 0)::int FROM lines) AS "keptCents",
              (SELECT count(*)::int FROM lines WHERE kind IN ('manual', 'credit')
                  OR (kind = 'capture' AND method = 'paypal_orders')) + (SELECT count(*)::int FROM forms) AS charges,
              (SELECT count(*)::int FROM payments WHERE booking_id = $1
                  AND status IN ('created', 'approved', 'capturing', 'pending', 'declined')) AS open
         FROM bookings b WHERE b.id = $1`,
      [this.id],
    );
    return rows[0]!;
  }

  async paymentIds(): Promise<number[]> {
    const { rows } = await this.stack.db.query<{ id: number }>(
      'SELECT id FROM payments WHERE booking_id = $1',
      [this.id],
    );
    return rows.map(({ id }) => id);
  }
}
