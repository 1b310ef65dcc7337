import { LinkHolder } from './link-holder.js';
import type { MoneyPicture } from './money-picture.js';
import type { Stack } from './stack.js';

type Fields = Record<string, string>;

/** Somebody who pays a booking by PayPal's redirect form. */
export class FormPayer {
  private fields: Fields = {};

  private constructor(
    private readonly stack: Stack,
    /** The same person, who may pay another way too. */
    readonly holder: LinkHolder,
  ) {}

  /** Registers for an inside cabin without insurance: $808 in full or $213 today. */
  static async of(stack: Stack, email: string, plan: 'full' | 'installment' = 'full'): Promise<FormPayer> {
    return new FormPayer(stack, await LinkHolder.of(stack, email, plan));
  }

  get id(): string {
    return this.holder.id;
  }

  /** Asks for the form; @param changes what the buyer writes into it. Answers what the product gave. */
  async form(option: 'full' | 'deposit', changes: Fields = {}): Promise<Fields> {
    const path = `/api/guests/${this.id}/payment-form`;
    const { status, body } = await this.holder.call<{ fields: Fields }>('POST', path, { option });
    if (status !== 200) throw new Error(`form: ${status} ${JSON.stringify(body)}`);
    this.fields = { ...body.fields, ...changes };
    return body.fields;
  }

  /** Posts it to PayPal and decides there; answers where the browser is sent. */
  pay(decision: 'pay' | 'pay-pending' = 'pay'): Promise<string | null> {
    return this.stack.emulator.payForm(this.fields, decision);
  }

  /** PayPal's id of what was paid last. */
  async txnId(): Promise<string> {
    const told = await this.stack.emulator.ipnMessages();
    const custom = `guest_${this.id}_`;
    return told.findLast(({ fields }) => fields.custom?.startsWith(custom) && !fields.parent_txn_id)!.txnId;
  }

  /** The row's id, and the name by which hosts and PayPal know the booking. */
  async booking(): Promise<{ id: number; publicId: string }> {
    const [row] = await this.rows<{ id: number; publicId: string }>(
      'SELECT b.id, b.public_id AS "publicId" FROM bookings b JOIN guests g ON g.booking_id = b.id WHERE g.public_id = $1',
    );
    return row!;
  }

  async money(): Promise<Omit<MoneyPicture, 'payment'>> {
    return (
      await this.rows<Omit<MoneyPicture, 'payment'>>(
        `SELECT b.status AS booking, b.disputed, g.payment_status AS shown, g.access_granted AS access,
                g.amount_paid_cents AS "paidCents" FROM guests g JOIN bookings b ON b.id = g.booking_id
          WHERE g.public_id = $1`,
      )
    )[0]!;
  }

  payments(): Promise<{ status: string; method: string }[]> {
    return this.rows(
      `SELECT p.status, p.method FROM payments p JOIN guests g USING (booking_id) WHERE g.public_id = $1 ORDER BY p.id`,
    );
  }

  async statuses(): Promise<string[]> {
    return (await this.payments()).map(({ status }) => status);
  }

  /** The money of the booking's ledger, as "capture -80800". */
  async lines(): Promise<string[]> {
    const rows = await this.rows<{ line: string }>(
      `SELECT l.kind || ' ' || l.amount_cents AS line FROM ledger_entries l JOIN guests g USING (booking_id)
        WHERE g.public_id = $1 AND l.payment_id IS NOT NULL ORDER BY l.id`,
    );
    return rows.map(({ line }) => line);
  }

  /** Gives the places back, so that the next one may hold some: nobody may hoard them. */
  async leave(): Promise<void> {
    await this.rows(
      `UPDATE bookings SET hold_expires_at = created_at WHERE id = (SELECT booking_id FROM guests WHERE public_id = $1)`,
    );
  }

  private async rows<T extends object>(sql: string): Promise<T[]> {
    return (await this.stack.db.query<T & Record<string, unknown>>(sql, [this.id])).rows;
  }
}
