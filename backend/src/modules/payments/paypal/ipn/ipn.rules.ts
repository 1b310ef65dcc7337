import type { AppConfig } from '../../../../platform/config/config.js';
import type { FollowUp } from '../../news/news.js';
import type { Taking } from '../../provider/provider.types.js';
import { amountCents, signedCents } from '../../../bookings/quote/money-text.js';

/** A notification of PayPal's form, as far as we rely on it. Empty text stands for what is missing. */
export interface IpnFacts {
  txnId: string;
  /** Of a refund or a reversal: the payment it belongs to. */
  parentTxnId: string;
  txnType: string;
  paymentStatus: string;
  /** Why it is pending. */
  pendingReason: string;
  receiverEmail: string;
  receiverId: string;
  currency: string;
  /** As PayPal writes it; negative for money that went back. */
  gross: string;
  fee: string;
  custom: string;
  isTest: boolean;
}

/** Null when it has no transaction. Names may be in any charset; what we read is ASCII in all of them. */
export function ipnFacts(body: Buffer): IpnFacts | null {
  const fields = new URLSearchParams(body.toString('latin1'));
  const read = (name: string) => fields.get(name) ?? '';
  if (!read('txn_id') || !read('payment_status')) return null;
  return {
    txnId: read('txn_id'),
    parentTxnId: read('parent_txn_id'),
    txnType: read('txn_type'),
    paymentStatus: read('payment_status'),
    pendingReason: read('pending_reason'),
    receiverEmail: read('receiver_email'),
    receiverId: read('receiver_id'),
    currency: read('mc_currency'),
    gross: read('mc_gross'),
    fee: read('mc_fee'),
    custom: read('custom'),
    isTest: read('test_ipn') === '1',
  };
}

/** The payment itself: it has come, is on its way, or will not come. */
export type OwnKind = 'completed' | 'pending' | 'failed';
/** What a notification of each status does. */
export type IpnKind = OwnKind | FollowUp;

const KINDS: Partial<Record<string, IpnKind>> = {
  Completed: 'completed',
  Pending: 'pending',
  Denied: 'failed',
  Failed: 'failed',
  Expired: 'failed',
  Voided: 'failed',
  Refunded: 'refunded',
  Reversed: 'reversed',
  Canceled_Reversal: 'reversal_canceled',
};

export function ipnKind({ paymentStatus }: Pick<IpnFacts, 'paymentStatus'>): IpnKind | null {
  return KINDS[paymentStatus] ?? null;
}

/** Money that went back or came back again belongs to an earlier payment. */
export function isAboutEarlier(kind: IpnKind): kind is FollowUp {
  return kind === 'refunded' || kind === 'reversed' || kind === 'reversal_canceled';
}

type Merchant = Pick<AppConfig['paypal'], 'merchantEmail' | 'merchantId'>;

/** Why a notification that PayPal did send is not about money of ours, in PayPal's order of checks; null when it is. */
export function notOurs(
  facts: IpnFacts,
  { env, merchant, currency }: { env: AppConfig['PAYPAL_ENV']; merchant: Merchant; currency: string },
): 'test' | 'receiver' | 'currency' | null {
  // Real money does not pay a shop that plays, nor the other way round.
  if (facts.isTest === (env === 'live')) return 'test';
  if (!isReceiver(facts, merchant)) return 'receiver';
  return facts.currency === currency ? null : 'currency';
}

/** Each that we know must be the one paid, and one of them must be known. */
function isReceiver(
  { receiverEmail, receiverId }: IpnFacts,
  { merchantEmail, merchantId }: Merchant,
): boolean {
  if (!merchantEmail && !merchantId) return false;
  const isEmail = !merchantEmail || receiverEmail.toLowerCase() === merchantEmail.toLowerCase();
  return isEmail && (!merchantId || receiverId === merchantId);
}

/** Hundredths of an amount of any currency, whichever way the money went; null when it is none. */
export function anyCents(gross: string): number | null {
  const cents = signedCents(gross);
  return cents === null ? null : Math.abs(cents);
}

/** Cents that a kind of notification tells of; null when that is no amount for it: money that comes is not negative. */
export function toldCents(kind: IpnKind, gross: string): number | null {
  return amountCents(isAboutEarlier(kind) ? gross.replace(/^-/, '') : gross);
}

/** PayPal's words for a capture of the same state, which the books keep. */
const TAKINGS: Record<OwnKind, Pick<Taking, 'state' | 'word'>> = {
  completed: { state: 'here', word: 'COMPLETED' },
  pending: { state: 'pending', word: 'PENDING' },
  failed: { state: 'failed', word: 'DECLINED' },
};

/** The payment that a notification tells of, as far as it does. */
export function takingTold(kind: OwnKind, { txnId, gross, currency, fee, pendingReason }: IpnFacts): Taking {
  return {
    ...TAKINGS[kind],
    id: txnId,
    reason: pendingReason || null,
    money: { amount: gross, currency },
    feeCents: amountCents(fee),
    orderId: null,
  };
}
