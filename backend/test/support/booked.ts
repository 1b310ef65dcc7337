import { randomUUID } from 'node:crypto';
import { LinkHolder } from './link-holder.js';
import { loggedIn, visitorOf } from './logged-in.js';
import type { Person } from './people.js';
import type { Stack } from './stack.js';
import type { Reply, Visitor } from './visitor.js';

type Plan = 'full' | 'installment';

/** Somebody who came through the booking form and has paid: $808 in full, or the deposit of $213 of $850. */
export class Booked {
  private constructor(
    private readonly stack: Stack,
    readonly holder: LinkHolder,
    readonly bookingId: string,
    /** Logged in to the account they got with the payment. */
    readonly guest: Visitor,
    readonly userId: number,
  ) {}

  static async of(stack: Stack, email: string, plan: Plan = 'full', address?: string): Promise<Booked> {
    const holder = await LinkHolder.of(stack, email, plan, address);
    const ordered = await holder.order(plan);
    if (ordered.status !== 201) throw new Error(`order: ${JSON.stringify(ordered.body)}`);
    await stack.emulator.decide(holder.orderId, 'approve');
    await holder.captured();
    const { rows } = await stack.db.query<{ id: string; userId: number }>(
      `SELECT b.public_id AS id, b.user_id AS "userId" FROM bookings b JOIN guests g ON g.booking_id = b.id
        WHERE g.public_id = $1`,
      [holder.id],
    );
    const { id, userId } = rows[0]!;
    return new Booked(stack, holder, id, visitorOf(stack, await loggedIn(stack, userId)), userId);
  }

  get orderId(): string {
    return this.holder.orderId;
  }

  /** PayPal's id of the first payment's capture. */
  async captureId(): Promise<string> {
    return (await this.stack.emulator.captures(this.orderId))[0]!.id;
  }

  /** The columns the guest's pages read. */
  async money(): Promise<{
    paid: number;
    owed: number;
    paymentStatus: string;
    status: string;
    access: boolean;
  }> {
    const { rows } = await this.stack.db.query(
      `SELECT amount_paid_cents AS paid, remaining_amount_cents AS owed, payment_status AS "paymentStatus", status,
              access_granted AS access FROM guests WHERE public_id = $1`,
      [this.holder.id],
    );
    return rows[0];
  }

  async refunds(): Promise<{ status: string; cents: number; effect: string; source: string }[]> {
    const { rows } = await this.stack.db.query(
      `SELECT r.status, r.amount_cents AS cents, r.effect, r.source FROM refunds r JOIN bookings b ON b.id = r.booking_id
        WHERE b.public_id = $1 ORDER BY r.id`,
      [this.bookingId],
    );
    return rows;
  }

  /** The subjects of the mails this guest got, oldest first; those that wait have none yet. */
  async mails(kind: string): Promise<string[]> {
    const { rows } = await this.stack.db.query<{ ref: string }>(
      `SELECT m.ref FROM mails m JOIN guests g ON g.email = m.recipient WHERE g.public_id = $1 AND m.kind = $2 ORDER BY m.id`,
      [this.holder.id, kind],
    );
    return rows.map(({ ref }) => ref);
  }

  /** As if everything in its books had happened so many days ago. */
  async paidDaysAgo(days: number): Promise<void> {
    // In one go: what others write meanwhile waits, and finds the trigger again.
    await this.stack.db.query(
      `ALTER TABLE ledger_entries DISABLE TRIGGER ledger_append_only;
       UPDATE ledger_entries SET occurred_at = now() - make_interval(days => ${Math.trunc(days)})
        WHERE booking_id = (SELECT id FROM bookings WHERE public_id = '${this.bookingId}');
       ALTER TABLE ledger_entries ENABLE TRIGGER ledger_append_only`,
    );
  }

  /** As if the first payment had come so many days ago, and the ship sailed in so many. */
  async at({ paidDaysAgo, sailsInDays }: { paidDaysAgo: number; sailsInDays: number }): Promise<void> {
    await this.paidDaysAgo(paidDaysAgo);
    await this.stack.db.query(
      `UPDATE trips SET start_date = (now() AT TIME ZONE time_zone)::date + $2::int, end_date = (now() AT TIME ZONE time_zone)::date + $2::int + 3,
              departs_at = now() + make_interval(days => $2)
        WHERE id = (SELECT trip_id FROM bookings WHERE public_id = $1)`,
      [this.bookingId, sailsInDays],
    );
  }
}

/** What a host does with a booking's money: each request under a key of its own, unless one is given. */
export class HostDesk {
  readonly visitor: Visitor;
  /** What was shown before each request, by its key. */
  private readonly shown = new Map<string, Promise<object>>();

  constructor(stack: Stack, person: Person) {
    this.visitor = visitorOf(stack, person.cookie);
  }

  read<T = HostMoney>(bookingId: string, path: string): Promise<Reply<T>> {
    return this.visitor.call<T>('GET', `/api/host/bookings/${bookingId}/${path}`);
  }

  post<T = Answer>(bookingId: string, path: string, body: object = {}, key?: string): Promise<Reply<T>> {
    return this.send<T>('POST', bookingId, path, body, key);
  }

  async send<T = Answer>(
    method: string,
    bookingId: string,
    path: string,
    body: object,
    key: string = randomUUID(),
  ): Promise<Reply<T>> {
    const shown = method === 'POST' ? await this.shownFor(bookingId, path, body, key) : {};
    const sent = { ...shown, ...body };
    return this.visitor.call<T>(method, `/api/host/bookings/${bookingId}/${path}`, sent, keyed(key));
  }

  /** As the page does: what it shows when somebody acts goes along, and the same request says the same again. */
  private shownFor(bookingId: string, path: string, body: object, key: string): Promise<object> {
    const asked = this.shown.get(key) ?? this.shownNow(bookingId, path, body);
    this.shown.set(key, asked);
    return asked;
  }

  private async shownNow(
    bookingId: string,
    path: string,
    body: { code?: string; paymentId?: string },
  ): Promise<object> {
    if (path === 'add-ons') return { shownCents: await this.offeredCents(bookingId, body.code) };
    const read = SHOWN_FOR[path];
    if (!read) return {};
    const { body: money } = await this.read(bookingId, 'money');
    return { shownCents: money.totals ? read(money, body) : 0 };
  }

  /** What an extra is offered for; nothing where it is not. */
  private async offeredCents(bookingId: string, code: string | undefined): Promise<number> {
    const page = `/api/host/bookings/${bookingId}`;
    const { body } = await this.visitor.call<{ offers?: { code: string; priceCents: number }[] }>(
      'GET',
      page,
    );
    return body.offers?.find((offer) => offer.code === code)?.priceCents ?? 0;
  }

  refund(bookingId: string, amountCents: number, changes: object = {}, key?: string): Promise<Reply<Answer>> {
    const body = { amountCents, effect: 'owed_again', reason: 'A cabin was noisy', ...changes };
    return this.post(bookingId, 'refunds', body, key);
  }
}

export interface Answer {
  code?: string;
  status?: string;
  id?: string;
  refunds?: { id: string; amountCents: number; status: string }[];
  refundCents?: number;
  keptCents?: number;
  usedCents?: number;
  sentTo?: string;
  details?: Record<string, string | number>;
}

export interface HostMoney {
  totals: Record<string, number>;
  payments: {
    id: string;
    amountCents: number;
    refundableCents: number;
    status: string;
    paidBy: string;
    recordedBy: string | null;
    feeCents: number | null;
  }[];
  usableCreditCents: number;
  refunds: { id: string; status: string; amountCents: number; source: string; effect: string }[];
  waiting: { id: string; isOwn: boolean }[];
  activity: { action: string; reason: string | null; amountCents: number | null; by: string | null }[];
  accessGranted: boolean;
}

/** The figure upon which a host decides. */
const SHOWN_FOR: Record<string, (money: HostMoney, body: { paymentId?: string }) => number> = {
  payments: ({ totals }) => totals['owedCents'] ?? 0,
  credits: ({ usableCreditCents }) => usableCreditCents,
  refunds: ({ totals, payments }, { paymentId }) =>
    payments.find(({ id }) => id === paymentId)?.refundableCents ?? totals['refundableCents'] ?? 0,
};

/** The header of a request that must happen once. */
const keyed = (key: string = randomUUID()): Record<string, string> => ({ 'Idempotency-Key': key });
