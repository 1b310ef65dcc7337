import { eventually } from './eventually.js';
import { type Payable, PRICE_CENTS } from './payable.js';

const receivedOn = () => new Date(Date.now() - 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);
const OTHER_NAMES = { guests: '[{"firstName":"Samantha","lastName":"Sample"}]' };

/** How money comes for a booking: all it costs, in two steps. */
export interface Way {
  /** As far as it goes without money. */
  begin: (of: Payable) => Promise<unknown>;
  /** The last word: what can still be taken is taken. */
  end: (of: Payable) => Promise<unknown>;
}

/** A way on which PayPal or we say no in between. */
interface RefusedWay extends Way {
  /** Begun, and ended by what the buyer is told: the payment method was declined. */
  declined: (of: Payable) => Promise<unknown>;
  /** The same, for it was for something else than is booked. */
  mismatched: (of: Payable) => Promise<unknown>;
}

const forms = new WeakMap<Payable, { [name: string]: string }>();
const shown = new WeakMap<Payable, number>();

async function openForm(of: Payable): Promise<void> {
  const path = `/api/guests/${of.link.id}/payment-form`;
  const { body } = await of.link.call<{ fields?: { [name: string]: string } }>('POST', path, {
    option: 'full',
  });
  // Refused, one that was opened before is all there is.
  if (body.fields) forms.set(of, body.fields);
}

async function payForm(of: Payable, how: 'pay' | 'pay-pending' = 'pay', changes: object = {}): Promise<void> {
  const fields = forms.get(of);
  if (fields) await of.stack.emulator.payForm({ ...fields, ...changes }, how);
}

async function declineForm(of: Payable): Promise<void> {
  await openForm(of);
  await payForm(of, 'pay-pending');
  const custom = `guest_${of.link.id}_full`;
  const [held] = (await of.stack.emulator.captures()).filter(({ custom_id: about }) => about === custom);
  await eventually(async () => mustBe((await of.standing()).open, 1));
  await of.stack.emulator.denyCapture(held!.id);
  await eventually(async () => mustBe((await of.standing()).open, 0));
}

const decide = (of: Payable, orderId: string, what: 'approve' | 'decline') =>
  // What has ended at PayPal takes no decision.
  of.stack.emulator.decide(orderId, what).catch(() => undefined);

/** The page of who booked in the checkout. */
const pageOrder: RefusedWay = {
  begin: async (of) => {
    await of.buyer.pay();
    await decide(of, of.buyer.orderId, 'approve');
  },
  end: (of) => of.buyer.capture(),
  declined: async (of) => {
    await of.buyer.pay();
    await decide(of, of.buyer.orderId, 'decline');
    mustBe((await of.buyer.capture()).body.code, 'payment.declined');
  },
  mismatched: async (of) => {
    await pageOrder.begin(of);
    mustBe((await of.buyer.capture(OTHER_NAMES)).body.code, 'payment.mismatch');
  },
};

/** The page of the booking's link. */
const linkOrder: RefusedWay = {
  begin: async (of) => {
    await of.link.order('full');
    await decide(of, of.link.orderId, 'approve');
  },
  end: (of) => of.link.capture(),
  declined: async (of) => {
    await of.link.order('full');
    await decide(of, of.link.orderId, 'decline');
    mustBe((await of.link.capture()).body.code, 'payment.declined');
  },
  mismatched: async (of) => {
    await linkOrder.begin(of);
    const right = of.link.shown;
    of.link.shown = { ...right, cabinType: 'balcony' };
    mustBe((await of.link.capture()).body.code, 'payment.mismatch');
    of.link.shown = right;
  },
};

/** PayPal's redirect form, of which only its notice tells. */
const form: RefusedWay = {
  begin: openForm,
  end: (of) => payForm(of),
  declined: declineForm,
  mismatched: async (of) => {
    await openForm(of);
    await payForm(of, 'pay', { amount: '1.00' });
  },
};

/** Cash that a host writes down, upon what they saw to be owed. */
const record: Way = {
  begin: async (of) => {
    const { body } = await of.desk.read(of.publicId, 'money');
    shown.set(of, body.totals['owedCents'] ?? 0);
  },
  end: (of) =>
    of.desk.post(of.publicId, 'payments', {
      method: 'cash',
      amountCents: PRICE_CENTS,
      shownCents: shown.get(of),
      receivedOn: receivedOn(),
      reason: 'Paid at the office',
    }),
};

/** A credit that a host grants and uses. */
const credit: Way = {
  begin: (of) =>
    of.desk.post(of.publicId, 'credits', { amountCents: PRICE_CENTS, reason: 'A cabin was noisy' }),
  end: (of) => of.desk.post(of.publicId, 'credits/use'),
};

/** The ways of buyers, on which there is a no. */
export const BUYERS_WAYS = { 'the page’s order': pageOrder, 'the link’s order': linkOrder, 'the form': form };
export const WAYS: { [name: string]: Way } = {
  ...BUYERS_WAYS,
  'a host’s record': record,
  'a credit': credit,
};

function mustBe(is: unknown, wanted: unknown): void {
  if (is !== wanted) throw new Error(`This is ${String(is)}, and had to be ${String(wanted)}.`);
}
