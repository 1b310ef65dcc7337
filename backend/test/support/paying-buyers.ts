import { ledgerOf } from './books.js';
import { eventually } from './eventually.js';
import { moneyOf } from './money-picture.js';
import { Buyer } from './purchase.js';
import type { Stack } from './stack.js';
import { untilUnheard } from './until-unheard.js';

/** Buyers on their way through PayPal, and what a test looks at of them. */
export class PayingBuyers {
  constructor(private readonly stack: () => Stack) {}

  async approved(email: string): Promise<Buyer> {
    const buyer = Buyer.of(this.stack());
    mustBe((await buyer.order(email)).status, 201);
    await this.stack().emulator.decide(buyer.orderId, 'approve');
    return buyer;
  }

  async paid(email: string): Promise<Buyer> {
    const buyer = await this.approved(email);
    mustBe((await buyer.capture()).status, 200);
    return buyer;
  }

  /** Money that PayPal has and we have heard nothing of: our call's answer is lost, and nobody asks again. */
  async takeUnheard(...buyers: Buyer[]): Promise<void> {
    const { emulator, db } = this.stack();
    await emulator.fault({ operation: 'capture', kind: 'commit-then-drop', times: 1_000 });
    const answering = Promise.all(buyers.map((buyer) => buyer.capture()));
    const orderIds = buyers.map(({ orderId }) => orderId);
    await Promise.all(orderIds.map((orderId) => untilUnheard(this.stack(), orderId)));
    for (const { status } of await answering) mustBe(status, 202);
    await db.query(`UPDATE payments SET status = 'expired' WHERE provider_order_id = ANY ($1)`, [orderIds]);
    await emulator.forgetFaults();
  }

  /** The hold of an unpaid booking ends. */
  async lapse(buyer: Buyer): Promise<void> {
    await this.stack().db.query(
      `UPDATE bookings SET hold_expires_at = created_at
        WHERE id = (SELECT booking_id FROM payments WHERE provider_order_id = $1)`,
      [buyer.orderId],
    );
    await eventually(async () => {
      mustBe((await moneyOf(this.stack(), buyer)).booking, 'expired');
    }, 40_000);
  }

  async captureOf({ orderId }: Buyer): Promise<string> {
    return (await this.stack().emulator.captures(orderId))[0]!.id;
  }

  /** The amounts of the ledger's lines of one kind. */
  async linesOf({ orderId }: Buyer, kind: string): Promise<number[]> {
    const lines = await ledgerOf(this.stack(), orderId);
    return lines.filter((line) => line.kind === kind).map(({ amountCents }) => amountCents);
  }

  async loginMailsTo(email: string): Promise<number> {
    const { rows } = await this.stack().db.query(
      "SELECT id FROM mails WHERE kind = 'credentials' AND recipient = $1",
      [email],
    );
    return rows.length;
  }
}

function mustBe(is: unknown, wanted: unknown): void {
  if (is !== wanted) throw new Error(`This is ${String(is)}, and had to be ${String(wanted)}.`);
}
