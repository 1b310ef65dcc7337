import type { HostMoney } from '../booked.js';
import { type Act, one } from './guest-acts.js';
import type { Life } from './life.js';

type Money = Partial<Pick<HostMoney, 'totals' | 'payments' | 'refunds' | 'waiting'>>;

export const reason = 'It was agreed by telephone';
const yesterday = () => new Date(Date.now() - 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);

/** What the money's page shows a host; nothing where a storm took the answer. */
export async function moneyOf(life: Life, host: number): Promise<Money> {
  const { publicId } = await life.row();
  const desk = life.world.desks[host % 2] ?? life.world.desks[0];
  return desk.read<Money>(publicId, 'money').then(
    ({ body }) => body,
    () => ({}),
  );
}

/** Some of an amount, or all of it; at least a cent. */
const share = (cents: number, n: number) =>
  Math.max(1, n % 3 === 0 ? cents : Math.floor((cents * (n % 100)) / 100));

/** What the hosts of the trip do. */
export const DESK_ACTS = {
  'refund a part or all': async (life, a, b) => {
    const { totals, payments = [] } = await moneyOf(life, a);
    const payment = b % 2 ? one(payments, b) : undefined;
    const most = payment?.refundableCents ?? totals?.['refundableCents'] ?? 0;
    const effect = a % 2 ? 'owed_again' : 'goodwill';
    const body = {
      // Now and then more than there is.
      amountCents: b % 7 === 0 ? most + 50_000 : share(most, b),
      effect,
      reason,
      ...(payment ? { paymentId: payment.id } : {}),
    };
    await life.askHost(a, 'POST', 'refunds', body);
  },
  'write down cash': async (life, a, b) => {
    const { totals } = await moneyOf(life, a);
    const amountCents = share(Math.max(totals?.['owedCents'] ?? 0, 0), b);
    await life.askHost(a, 'POST', 'payments', {
      method: 'cash',
      amountCents,
      receivedOn: yesterday(),
      reason,
    });
  },
  'grant a credit': (life, a, b) =>
    life.askHost(a, 'POST', 'credits', { amountCents: 1_000 + (b % 700) * 100, reason }),
  'use a credit at the desk': (life, a) => life.askHost(a, 'POST', 'credits/use'),
  'confirm what waits': async (life, a, b) => {
    const act = one((await moneyOf(life, a)).waiting ?? [], b);
    if (act) await life.askHost(a, 'POST', `acts/${act.id}/confirm`);
  },
  'refuse what waits': async (life, a, b) => {
    const act = one((await moneyOf(life, a)).waiting ?? [], b);
    if (act) await life.askHost(a, 'POST', `acts/${act.id}/refuse`, { reason });
  },
  'add an extra': (life, a, b) =>
    life.askHost(a, 'POST', 'add-ons', {
      code: one(['bufadora', 'drinks', 'internet'], b),
      settledOnBoard: b % 5 === 0,
    }),
  'take an extra off': async (life, a, b) => {
    const { id } = await life.row();
    const { rows } = await life.stack.db.query<{ id: number }>(
      'SELECT id FROM booking_add_ons WHERE booking_id = $1 ORDER BY id',
      [id],
    );
    const extra = one(rows, b);
    if (extra) await life.askHost(a, 'DELETE', `add-ons/${extra.id}`);
  },
  'cancel at the desk': async (life, a, b) => {
    const { publicId } = await life.row();
    const desk = life.world.desks[a % 2] ?? life.world.desks[0];
    const terms = await desk
      .read<{ refundCents?: number; paidCents?: number }>(publicId, 'cancellation')
      .catch(() => null);
    const { refundCents, paidCents = 0 } = terms?.body ?? {};
    if (refundCents === undefined) return;
    const giveBackCents = b % 3 === 0 ? paidCents : refundCents;
    await life.askHost(a, 'POST', 'cancellation', { refundCents, giveBackCents, reason });
  },
  'keep the places': (life, a) => life.askHost(a, 'POST', 'approval'),
  'put on the waiting list': (life, a) => life.askHost(a, 'POST', 'waitlist'),
  'offer places': (life, a) => life.askHost(a, 'POST', 'offer', { hours: 24 }),
  'look at PayPal': (life, a) => life.askHost(a, 'POST', 'check'),
} as const satisfies { [name: string]: Act };
