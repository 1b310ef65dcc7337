import { checkoutUrl } from '../checkout/checkout-url.js';
import { captureView } from '../payments/capture.view.js';
import { writeCents } from '../payments/money.rules.js';
import type { Capture } from '../payments/capture.js';
import type { Refund } from '../payments/refund.js';
import { refundView } from '../payments/refund.view.js';
import type { Order, OrderStatus, PurchaseUnit } from './order.js';
import type { EmulatorSettings } from '../settings.js';
import { BUYER } from './test-accounts.js';

type LinkRel = 'self' | 'approve' | 'payer-action' | 'update' | 'capture';

const LINKS: Record<OrderStatus, LinkRel[]> = {
  CREATED: ['self', 'approve', 'update', 'capture'],
  PAYER_ACTION_REQUIRED: ['self', 'payer-action'],
  APPROVED: ['self', 'update', 'capture'],
  COMPLETED: ['self'],
  VOIDED: ['self'],
};

/** An order as `Prefer: return=minimal` shows it, which is all that PayPal promises without a Prefer header. */
export function minimalOrderView({ id, status }: Pick<Order, 'id' | 'status'>, publicUrl: string) {
  const self = `${publicUrl}/v2/checkout/orders/${id}`;
  const link = {
    self: { href: self, rel: 'self', method: 'GET' },
    approve: { href: checkoutUrl(publicUrl, id), rel: 'approve', method: 'GET' },
    'payer-action': { href: checkoutUrl(publicUrl, id), rel: 'payer-action', method: 'GET' },
    update: { href: self, rel: 'update', method: 'PATCH' },
    capture: { href: `${self}/capture`, rel: 'capture', method: 'POST' },
  };
  return { id, status, links: LINKS[status].map((rel) => link[rel]) };
}

/** What was paid for an order and what went back. */
interface Payments {
  captures: Capture[];
  refunds: Refund[];
}

/** Who is paid, and the origin that links begin with. */
type Merchant = Pick<EmulatorSettings, 'merchantEmail' | 'merchantId' | 'publicUrl'>;

/** The full order, as a get or `Prefer: return=representation` shows it. */
export function orderView(order: Order, payments: Payments, merchant: Merchant) {
  const { publicUrl } = merchant;
  const payee = { email_address: merchant.merchantEmail, merchant_id: merchant.merchantId };
  const { links, ...minimal } = minimalOrderView(order, publicUrl);
  const known = order.funding !== null;
  const { payer_id: accountId, ...person } = BUYER;
  return {
    ...minimal,
    intent: order.intent,
    payment_source: sourceView(order, known ? { ...person, account_id: accountId } : {}),
    purchase_units: order.purchaseUnits.map((unit, index) =>
      unitView(unit, payee, paymentsOfUnit(payments, index, publicUrl)),
    ),
    payer: known ? BUYER : undefined,
    create_time: order.createdAt.toISOString(),
    update_time: order.updatedAt.toISOString(),
    links,
  };
}

function sourceView(order: Order, account: object): { paypal: object } | undefined {
  return order.experience || order.funding ? { paypal: account } : undefined;
}

function paymentsOfUnit({ captures, refunds }: Payments, index: number, publicUrl: string) {
  const taken = captures.filter(({ unit }) => unit === index);
  if (taken.length === 0) return undefined;
  // A reversal is no refund of the merchant's: it is found by its own id and in the statement.
  const returned = taken.flatMap((capture) =>
    refunds
      .filter(({ captureId, kind }) => captureId === capture.id && kind === 'refund')
      .map((refund) => refundView(refund, capture, publicUrl)),
  );
  return {
    captures: taken.map((capture) => captureView(capture, publicUrl)),
    refunds: returned.length > 0 ? returned : undefined,
  };
}

function unitView(unit: PurchaseUnit, payee: object, payments: object | undefined) {
  const money = (cents: number) => ({
    currency_code: unit.currency,
    value: writeCents(cents, unit.currency),
  });
  const parts = unit.breakdownCents && Object.entries(unit.breakdownCents);
  return {
    reference_id: unit.referenceId,
    amount: {
      ...money(unit.amountCents),
      breakdown: parts && Object.fromEntries(parts.map(([name, cents]) => [name, money(cents)])),
    },
    payee,
    description: unit.description,
    custom_id: unit.customId,
    invoice_id: unit.invoiceId,
    soft_descriptor: unit.softDescriptor,
    items: unit.items?.map(({ quantity, unitCents, ...item }) => ({
      ...item,
      quantity: String(quantity),
      unit_amount: money(unitCents),
    })),
    payments,
  };
}
