import type { SharePageDto } from '../../src/modules/payments/shares/share-page.dto.js';
import type { Emulator } from './emulator.js';
import { eventually } from './eventually.js';
import type { Stack } from './stack.js';
import { type Reply, Visitor } from './visitor.js';

type OrderReply = Reply<{ id: string; code?: string; details?: object }>;
type CaptureReply = Reply<{ status?: string; guestId?: string; amountPaid?: number; code?: string }>;

/** Somebody who was sent the link of a share, in a browser of their own. */
export class ShareHolder extends Visitor {
  orderId = '';
  /** What the page showed when the order was opened. */
  private shown: SharePageDto | null = null;

  private constructor(
    url: string,
    private readonly emulator: Emulator,
    readonly token: string,
  ) {
    super(url, url);
  }

  /** @param url the whole address, as the buyer copies it */
  static of(stack: Stack, url: string): ShareHolder {
    return new ShareHolder(stack.nodes[0]!.url, stack.emulator, url.slice(url.lastIndexOf('/') + 1));
  }

  page(): Promise<Reply<SharePageDto & { code?: string }>> {
    return this.call('GET', `/api/shares/${this.token}`);
  }

  /** @param amount as the page shows it, e.g. "200.00" */
  async order(amount: string, more: object = {}): Promise<OrderReply> {
    this.shown = (await this.page()).body;
    const body = { amount, currency: 'USD', intent: 'CAPTURE', shareToken: this.token, ...more };
    const reply: OrderReply = await this.call('POST', '/paypal/share-order', body);
    if (reply.status === 201) this.orderId = reply.body.id;
    return reply;
  }

  capture(orderId = this.orderId): Promise<CaptureReply> {
    const { name = '', cabinType = '', amountCents = 0 } = this.shown ?? {};
    const body = {
      cabinType,
      guests: JSON.stringify([{ name }]),
      totalAmount: (amountCents / 100).toFixed(2),
    };
    return this.call('POST', `/paypal/order/${orderId}/capture`, { ...body, shareToken: this.token });
  }

  /** From the order to the money. */
  async pay(amount: string): Promise<CaptureReply> {
    const ordered = await this.order(amount);
    if (ordered.status !== 201) throw new Error(`order: ${JSON.stringify(ordered.body)}`);
    await this.emulator.decide(this.orderId, 'approve');
    let reply = await this.capture();
    await eventually(async () => {
      if (reply.status === 200) return;
      reply = await this.capture();
      if (reply.status !== 200) throw new Error(`capture: ${JSON.stringify(reply.body)}`);
    });
    return reply;
  }
}
