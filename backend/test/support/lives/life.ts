import { randomUUID } from 'node:crypto';
import { hashToken, newToken } from '../../../src/platform/security/tokens.js';
import { HostDesk } from '../booked.js';
import { aTraveller } from '../purchase.js';
import type { Stack } from '../stack.js';
import { type Reply, Visitor } from '../visitor.js';
import { NotCharged } from './not-charged.js';

/** What an act was answered. */
export type Said = Reply<{ code?: string; id?: string; status?: string; details?: { amount?: string } }>;

/** Through which door a booking is made, how it is to be paid, and for how many. */
export interface Beginning {
  door: 'form' | 'checkout' | 'host';
  pays: 'full' | 'installment';
  travellers: 1 | 2;
}

/** Where a life takes place: one trip, its hosts, and whether faults may turn somebody away for a while. */
export interface World {
  stack: Stack;
  tripId: number;
  /** Two hosts with the right to the trip's money. */
  desks: readonly [HostDesk, HostDesk];
  /** PayPal or a node may be away: 503 is an answer, and so is none. */
  isStormy: boolean;
}

interface BookingRow {
  id: number;
  publicId: string;
  userId: number | null;
  status: string;
  cabinType: string;
  totalCents: number;
}

/** One booking and everybody who acts on it. It remembers what a person's browser would: the link, the orders, the forms. */
export class Life {
  guestId = '';
  readonly orders: string[] = [];
  readonly forms: Record<string, string>[] = [];
  readonly disputes: string[] = [];
  /** Orders whose buyers read last that they were not charged. */
  readonly notCharged = new NotCharged();
  /** What no answer should ever have allowed. */
  readonly wrong: string[] = [];
  /** What was done, to be read when something is wrong. */
  readonly told: string[] = [];
  readonly browser: Visitor;
  /** Somebody who was sent the link and pays, too. */
  readonly friend: Visitor;

  constructor(
    readonly world: World,
    private readonly plan: Beginning,
    private readonly email: string,
  ) {
    const { url } = world.stack.nodes[0]!;
    this.browser = new Visitor(url, url);
    this.friend = new Visitor(url, url);
  }

  get stack(): Stack {
    return this.world.stack;
  }

  /** Makes the booking through the plan's door; false when no place was left or the storm took it. */
  async begin(): Promise<boolean> {
    if (this.plan.door === 'form') await this.register();
    else if (this.plan.door === 'host') await this.beAdded();
    else await this.checkOut();
    return this.guestId !== '';
  }

  /** A request of the buyer's browser. No answer of the product's is ever a fault of its own. */
  async ask(method: string, path: string, body?: object): Promise<Said | null> {
    return this.askAs(this.browser, method, path, body);
  }

  /** The same of another browser. */
  async askAs(browser: Visitor, method: string, path: string, body?: object): Promise<Said | null> {
    return this.heard(`${method} ${path}`, () =>
      browser.call(method, path, body, { 'Idempotency-Key': randomUUID() }),
    );
  }

  /** A request of one of the two hosts about this booking. */
  async askHost(which: number, method: string, path: string, body: object = {}): Promise<Said | null> {
    const { publicId } = await this.row();
    const desk = this.world.desks[which % 2] ?? this.world.desks[0];
    return this.heard(`host ${method} ${path}`, () => desk.send(method, publicId, path, body));
  }

  async row(): Promise<BookingRow> {
    const { rows } = await this.stack.db.query<BookingRow>(
      `SELECT b.id, b.public_id AS "publicId", b.user_id AS "userId", b.status, b.cabin_type AS "cabinType",
              b.total_cents AS "totalCents" FROM bookings b JOIN guests g ON g.booking_id = b.id WHERE g.public_id = $1`,
      [this.guestId],
    );
    const [row] = rows;
    if (!row) throw new Error(`Nobody has the link ${this.guestId}.`);
    return row;
  }

  /** PayPal's captures for this booking, whichever way they came. */
  async captures(): Promise<string[]> {
    const { id } = await this.row();
    const { rows } = await this.stack.db.query<{ id: string }>(
      'SELECT provider_capture_id AS id FROM payments WHERE booking_id = $1 AND provider_capture_id IS NOT NULL ORDER BY id',
      [id],
    );
    return rows.map((row) => row.id);
  }

  /** The buyer logs in, once there is an account. */
  async logIn(): Promise<boolean> {
    const { userId } = await this.row();
    if (userId === null) return false;
    const token = newToken();
    await this.stack.db.query("INSERT INTO sessions SELECT $1, $2, now(), now(), now() + interval '1 hour'", [
      hashToken(token),
      userId,
    ]);
    this.browser.withCookie('sid', token);
    return true;
  }

  private async register(): Promise<void> {
    const form = {
      name: 'Quinn Sample',
      email: this.email,
      cabinType: 'inside',
      paymentType: this.plan.pays,
    };
    const said = await this.ask('POST', '/api/guests', { ...form, waitlist: true });
    if (said?.status === 201) this.guestId = said.body.id ?? '';
  }

  private async beAdded(): Promise<void> {
    const companion = this.plan.travellers === 2 ? { companion: { name: 'Robin Sample' } } : {};
    const occupancy = this.plan.travellers === 2 ? 'double' : 'single';
    const cabin = { cabinType: 'oceanview', occupancy, paymentType: this.plan.pays, travelInsurance: true };
    const body = {
      tripId: this.world.tripId,
      name: 'Quinn Sample',
      email: this.email,
      ...cabin,
      ...companion,
    };
    const added = await this.heard('host adds', () =>
      this.world.desks[0].visitor.call('POST', '/api/host/bookings', body, {
        'Idempotency-Key': randomUUID(),
      }),
    );
    const { bookingId = '' } = (added?.body ?? {}) as { bookingId?: string };
    await this.findLink('public_id', bookingId);
  }

  private async checkOut(): Promise<void> {
    const names = this.plan.travellers === 2 ? ['Quinn', 'Robin'] : ['Quinn'];
    const travellers = names.map((name) => aTraveller(name, this.email));
    const draft = { cabinType: 'inside', occupancy: 'double', paymentType: this.plan.pays, travellers };
    const kept = await this.ask('PUT', '/api/checkout/draft', draft);
    const { quote } = (kept?.body ?? {}) as { quote?: { dueToday: string } };
    if (!quote) return;
    const order = { amount: quote.dueToday, currency: 'USD', intent: 'CAPTURE' };
    const said = await this.ask('POST', '/paypal/order', order);
    if (said?.status !== 201 || !said.body.id) return;
    this.orders.push(said.body.id);
    const { rows } = await this.stack.db.query<{ id: string }>(
      'SELECT b.public_id AS id FROM bookings b JOIN payments p ON p.booking_id = b.id WHERE p.provider_order_id = $1',
      [said.body.id],
    );
    await this.findLink('public_id', rows[0]?.id ?? '');
  }

  private async findLink(column: 'public_id', value: string): Promise<void> {
    const { rows } = await this.stack.db.query<{ id: string }>(
      `SELECT g.public_id AS id FROM guests g JOIN bookings b ON b.id = g.booking_id WHERE b.${column} = $1 AND g.position = 1`,
      [value],
    );
    this.guestId = rows[0]?.id ?? '';
  }

  private async heard<T>(what: string, call: () => Promise<Reply<T>>): Promise<Said | null> {
    try {
      const reply = (await call()) as unknown as Said;
      this.told.push(`${what} -> ${reply.status} ${reply.body?.code ?? ''}`);
      const isFault = reply.status >= 500 && !(this.world.isStormy && reply.status === 503);
      if (isFault) throw new Fault(`${what} was answered ${reply.status}: ${JSON.stringify(reply.body)}`);
      return reply;
    } catch (err) {
      if (err instanceof Fault || !this.world.isStormy) throw err;
      this.told.push(`${what} -> no answer`);
      return null;
    }
  }
}

/** The product answered as it never should. */
class Fault extends Error {}
