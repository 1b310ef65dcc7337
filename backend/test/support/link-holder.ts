import type { Emulator } from './emulator.js';
import { eventually } from './eventually.js';
import type { Stack } from './stack.js';
import { type Reply, Visitor } from './visitor.js';

interface Record {
  name: string;
  status: string;
  paymentStatus: string;
  nextStep: string;
  dueNowCents: number;
  isOrderOpen: boolean;
  plans: { paymentType: string; dueTodayCents: number }[];
  schedule: { kind: string; amountCents: number; paidCents: number }[];
}
type Plan = 'full' | 'installment';
type OrderReply = Reply<{ id: string; code?: string; details?: object }>;

/** Somebody who came through the booking form: they know their link and nothing else. */
export class LinkHolder extends Visitor {
  id = '';
  orderId = '';
  /** What the page shows of the booking, and sends along with a capture. */
  shown: { cabinType: string; totalAmount: number; guests?: string } = {
    cabinType: 'inside',
    totalAmount: 850,
  };

  private constructor(
    url: string,
    private readonly emulator: Emulator,
    address?: string,
  ) {
    super(url, url, address);
  }

  /** Registers for an inside cabin without insurance: $850, $808 in full or $213 today. */
  static async of(
    stack: Stack,
    email: string,
    paymentType: Plan = 'full',
    address?: string,
  ): Promise<LinkHolder> {
    const holder = new LinkHolder(stack.nodes[0]!.url, stack.emulator, address);
    const form = { name: 'Quinn Sample', email, cabinType: 'inside', paymentType };
    const { status, body } = await holder.call<{ id: string }>('POST', '/api/guests', form);
    if (status !== 201) throw new Error(`registration: ${status} ${JSON.stringify(body)}`);
    holder.id = body.id;
    return holder;
  }

  /** Somebody who was sent the link. */
  static withLink(stack: Stack, id: string, address?: string): LinkHolder {
    const holder = new LinkHolder(stack.nodes[0]!.url, stack.emulator, address);
    holder.id = id;
    return holder;
  }

  async record(): Promise<Record> {
    return (await this.call<Record>('GET', `/api/guests/${this.id}`)).body;
  }

  async order(paymentType: Plan, amount = paymentType === 'full' ? '808.00' : '213.00'): Promise<OrderReply> {
    const body = { amount, currency: 'USD', intent: 'CAPTURE', guestId: this.id, paymentType };
    const reply: OrderReply = await this.call('POST', '/paypal/order', body);
    if (reply.status === 201) this.orderId = reply.body.id;
    return reply;
  }

  /** Opens an order for something else than what is due. */
  async orderOf(pays: 'next' | 'balance' | 'amount', amount: string): Promise<OrderReply> {
    const body = { amount, currency: 'USD', intent: 'CAPTURE', guestId: this.id, pays };
    const reply: OrderReply = await this.call('POST', '/paypal/order', body);
    if (reply.status === 201) this.orderId = reply.body.id;
    return reply;
  }

  /** Pays that, from the order to the capture. Leaves the order's id as it was. */
  async pay(pays: 'next' | 'balance' | 'amount', amount: string): Promise<void> {
    const first = this.orderId;
    const ordered = await this.orderOf(pays, amount);
    if (ordered.status !== 201) throw new Error(`order: ${JSON.stringify(ordered.body)}`);
    await this.emulator.decide(this.orderId, 'approve');
    await this.captured();
    this.orderId = first;
  }

  /** Captures, and asks again for as long as the answer is that it goes on, as the page does: 202 on a busy machine. */
  async captured(): Promise<void> {
    await eventually(async () => {
      const { status, body } = await this.capture();
      if (status !== 200) throw new Error(`capture: ${JSON.stringify(body)}`);
    });
  }

  /** The page knows the name as the record shows it; the total is the same by either plan. */
  capture(orderId = this.orderId): Promise<Reply<{ status?: string; code?: string; amountPaid?: number }>> {
    const guests = JSON.stringify([{ name: 'Quinn S.' }]);
    const body = { guests, ...this.shown, guestId: this.id };
    return this.call('POST', `/paypal/order/${orderId}/capture`, body);
  }

  recheck(claim: object = {}): Promise<Reply<Record>> {
    return this.call('PUT', `/api/guests/${this.id}/payment`, claim);
  }
}
