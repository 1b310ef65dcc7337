import type { Visitor } from '../visitor.js';
import type { Life } from './life.js';
import { captureWhatIsOwed, orderWhatIsOwed } from './what-is-owed.js';

/** @param a and @param b any two numbers. */
export type Act = (life: Life, a: number, b: number) => Promise<unknown>;

interface Record {
  dueNowCents: number;
  remainingAmount: number;
  schedule: { amountCents: number; paidCents: number }[];
  paymentType: string;
  plans: { paymentType: string; dueTodayCents: number }[];
}

const text = (cents: number) => (cents / 100).toFixed(2);
export const one = <T>(list: readonly T[], n: number): T | undefined => list[n % Math.max(list.length, 1)];

/** What a page would offer to pay. */
async function amountOf(life: Life, pays: 'due' | 'next' | 'balance' | 'amount', n: number): Promise<string> {
  const said = await life.ask('GET', `/api/guests/${life.guestId}`);
  const { dueNowCents = 0, remainingAmount = 0, schedule = [] } = (said?.body ?? {}) as Partial<Record>;
  const owed = Math.round(remainingAmount * 100);
  const next =
    schedule.map((part) => part.amountCents - part.paidCents).find((missing) => missing > 0) ?? owed;
  const own = Math.min(owed, 1_000 + (n % 400) * 100);
  return text(
    { due: dueNowCents, next: dueNowCents > 0 ? dueNowCents : next, balance: owed, amount: own }[pays],
  );
}

/** Opens an order; asked for another amount, the buyer agrees once. */
async function order(
  life: Life,
  pays: 'due' | 'next' | 'balance' | 'amount',
  n: number,
  browser = life.browser,
): Promise<string | null> {
  return openOrder(life, { pays }, await amountOf(life, pays, n), browser);
}

const openOrder = (life: Life, what: object, shown: string, browser = life.browser) =>
  orderWhatIsOwed(life, () => askForOrder(life, what, shown, browser));

async function askForOrder(
  life: Life,
  what: object,
  shown: string,
  browser: Visitor,
): Promise<string | null> {
  const body = { currency: 'USD', intent: 'CAPTURE', guestId: life.guestId, ...what };
  const ask = (amount: string) => life.askAs(browser, 'POST', '/paypal/order', { ...body, amount });
  let said = await ask(shown);
  const { code, details } = said?.body ?? {};
  if (code === 'quote.price_changed' && details?.amount) said = await ask(details.amount);
  if (said?.status !== 201 || !said.body.id) return null;
  life.orders.push(said.body.id);
  return said.body.id;
}

async function capture(life: Life, orderId: string): Promise<void> {
  const { cabinType, totalCents } = await life.row();
  const guests = JSON.stringify([{ name: 'Quinn S.' }]);
  const body = { cabinType, guests, totalAmount: totalCents / 100, guestId: life.guestId };
  life.notCharged.asks(orderId);
  const said = await life.ask('POST', `/paypal/order/${orderId}/capture`, body);
  life.notCharged.hears(orderId, said?.body.code);
}

/** What a buyer decides at PayPal; an order that has ended there takes no decision any more. */
const decide = (life: Life, orderId: string, what: 'approve' | 'decline' | 'cancel') =>
  life.stack.emulator.decide(orderId, what).catch(() => undefined);

/** Asks for PayPal's redirect form; null when it is refused. */
async function form(life: Life, option: 'full' | 'deposit'): Promise<{ [name: string]: string } | null> {
  const said = await life.ask('POST', `/api/guests/${life.guestId}/payment-form`, { option });
  const { fields } = (said?.body ?? {}) as { fields?: { [name: string]: string } };
  if (said?.status !== 200 || !fields) return null;
  life.forms.push(fields);
  return fields;
}

/** What a buyer's browser posts to PayPal, and may have edited: @param n how. */
async function sendForm(life: Life, fields: { [name: string]: string }, n: number): Promise<void> {
  const edits: { [name: string]: string }[] = [{}, {}, {}, { amount: '1.00' }, { currency_code: 'EUR' }];
  const changed = { ...fields, ...one(edits, n) };
  await life.stack.emulator.payForm(changed, n % 7 === 0 ? 'pay-pending' : 'pay').catch(() => undefined);
}

const pay =
  (pays: 'due' | 'next' | 'balance' | 'amount'): Act =>
  async (life, a) => {
    const orderId = await order(life, pays, a);
    if (!orderId) return;
    await decide(life, orderId, 'approve');
    await capture(life, orderId);
  };

/** What the buyer does, at our site and at PayPal's. */
export const GUEST_ACTS = {
  'pay due': pay('due'),
  'pay next': pay('next'),
  'pay balance': pay('balance'),
  'pay an amount': pay('amount'),
  'pay by the other plan': async (life) => {
    const said = await life.ask('GET', `/api/guests/${life.guestId}`);
    const { plans = [], paymentType: now } = (said?.body ?? {}) as Partial<Record>;
    const other = plans.find(({ paymentType }) => paymentType !== now);
    if (!other) return;
    const { paymentType, dueTodayCents } = other;
    const orderId = await openOrder(life, { paymentType }, text(dueTodayCents));
    if (!orderId) return;
    await decide(life, orderId, 'approve');
    await capture(life, orderId);
  },
  'approve and close the window': async (life, a) => {
    const orderId = await order(life, a % 2 ? 'due' : 'balance', a);
    if (orderId) await decide(life, orderId, 'approve');
  },
  'decline or cancel at PayPal': async (life, a) => {
    const orderId = await order(life, 'due', a);
    if (!orderId) return;
    await decide(life, orderId, a % 2 ? 'decline' : 'cancel');
    await capture(life, orderId);
  },
  'click three times': async (life, a) => {
    const orderId = await order(life, 'due', a);
    if (!orderId) return;
    await decide(life, orderId, 'approve');
    await Promise.all([1, 2, 3].map(() => capture(life, orderId)));
  },
  'come back to an old order': async (life, a, b) => {
    const orderId = one(life.orders, a);
    if (!orderId) return;
    if (b % 2) await decide(life, orderId, 'approve');
    await capture(life, orderId);
  },
  'pay with a friend at once': async (life, a, b) => {
    const first = await order(life, 'amount', a);
    const second = await order(life, b % 2 ? 'amount' : 'balance', b, life.friend);
    const opened = [first, second].filter((id) => id !== null);
    await Promise.all(
      opened.map(async (orderId) => {
        await decide(life, orderId, 'approve');
        await capture(life, orderId);
      }),
    );
  },
  'pay again what then comes back': async (life, a) => {
    const taken = one(await life.captures(), a);
    const { emulator } = life.stack;
    const reversal = taken && (await emulator.reverse(taken).catch(() => null));
    if (!reversal) return;
    await life.askHost(a, 'POST', 'check');
    const orderId = await order(life, 'balance', a);
    await emulator.cancelReversal(taken).catch(() => undefined);
    await life.askHost(a, 'POST', 'check');
    if (orderId) await decide(life, orderId, 'approve');
    if (orderId) await captureWhatIsOwed(life, orderId, () => capture(life, orderId));
  },
  'pay by the redirect form': async (life, a, b) => {
    const fields = await form(life, a % 2 ? 'full' : 'deposit');
    if (fields) await sendForm(life, fields, b);
  },
  'pay by the form and by an order': async (life, a, b) => {
    const option = a % 2 ? 'full' : 'deposit';
    const fields = b % 2 ? await form(life, option) : null;
    const orderId = await order(life, a % 2 ? 'balance' : 'due', a);
    const late = fields ?? (await form(life, option));
    const byForm = () => (late ? sendForm(life, late, 0) : undefined);
    if (b % 3 === 0) await byForm();
    if (orderId) await decide(life, orderId, 'approve');
    if (b % 3 === 1) await byForm();
    if (orderId) await capture(life, orderId);
    if (b % 3 === 2) await byForm();
  },
  'send an old form again': async (life, a, b) => {
    const fields = one(life.forms, a);
    if (fields) await sendForm(life, fields, b);
  },
  'ask again how it went': (life) => life.ask('PUT', `/api/guests/${life.guestId}/payment`, {}),
  'use a credit': async (life) => {
    const { publicId } = await life.row();
    if (await life.logIn()) await life.ask('POST', `/api/guest/bookings/${publicId}/credits/use`, {});
  },
  cancel: async (life) => {
    const { publicId } = await life.row();
    if (!(await life.logIn())) return;
    const path = `/api/guest/bookings/${publicId}/cancellation`;
    const terms = (await life.ask('GET', path))?.body as { refundCents?: number } | undefined;
    if (terms?.refundCents !== undefined) await life.ask('POST', path, { refundCents: terms.refundCents });
  },
} as const satisfies { [name: string]: Act };
