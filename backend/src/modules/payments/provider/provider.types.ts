/** How long the provider remembers. */
export interface ProviderLimits {
  /** After this long it drops an order that was not paid. */
  orderMs: number;
  /** So long it knows the request id of a return: after it the same call would pay twice. */
  returnRequestMs: number;
  /** Its statement is up to this far behind. */
  statementBehindMs: number;
}

/** Money as the provider writes it, e.g. "692.00": kept as text, so that what is no amount of ours is shown as it came. */
export interface ProviderMoney {
  amount: string;
  currency: string;
}

/** Money that the provider took, or tried to take, for us. */
export interface Taking {
  id: string;
  /** `here`: it came, whatever of it went back. `gone`: all of it went back. `pending`: held back. `failed`: it never comes. */
  state: 'here' | 'gone' | 'pending' | 'failed';
  /** The provider's own word for that; kept for people. */
  word: string;
  /** Why it is held back, in the provider's own word; null where it does not say. */
  reason: string | null;
  money: ProviderMoney;
  /** What the provider kept of it; null where that is not known. */
  feeCents: number | null;
  orderId: string | null;
}

/** Money that went back, or is on its way. */
export interface Returned {
  id: string;
  /** Null for a state that we do not know. */
  state: 'pending' | 'completed' | 'failed' | 'cancelled' | null;
  /** The provider's own word for that. */
  word: string;
  money: ProviderMoney;
  /** Our refund's public id, where it is ours. */
  ownId: string | null;
  /** The taking it went back of, where the provider says so. */
  takingId: string | null;
}

/** What a buyer approves, and what became of it. */
export interface ProviderOrder {
  id: string;
  state: 'open' | 'approved' | 'completed';
  money: ProviderMoney | null;
  /** Our booking's public id, as we sent it. */
  ownId: string | null;
  invoiceId: string | null;
  /** A completed order is not yet money: its taking is. Of several, the one that is money. */
  taking: Taking | null;
  returned: readonly Returned[];
}

/** A buyer asks the provider for their money back. */
export interface Dispute {
  id: string;
  /** `kept`: decided for us, however. `lost`: decided for the buyer. */
  state: 'open' | 'kept' | 'lost';
  /** Null where the provider does not say; then it is about the whole payment. */
  money: ProviderMoney | null;
  takingId: string | null;
}

export type LineKind = 'payment' | 'refund' | 'reversal' | 'reversal_canceled';

/** A transaction of our account, as the provider's statement has it. */
export interface StatementLine {
  id: string;
  /** What it is to the books; null for fees, holds, withdrawals and the like. */
  kind: LineKind | null;
  /** Of a refund or a reversal: the payment it belongs to. */
  referenceId: string | null;
  /** Negative for money that went. */
  amountCents: number;
  feeCents: number | null;
  currency: string;
  invoiceId: string | null;
  /** What we sent with it: our booking's public id, or the mark of a form. */
  ownId: string | null;
}

/** What the provider lists of some time. */
export interface StatementPart {
  lines: StatementLine[];
  /** The ids of those that cannot be read, or the provider's text where not even that can be. */
  unreadable: string[];
}

export interface NewOrder {
  /** One UUID for ever: repeating the call with it is the same call. */
  requestId: string;
  money: ProviderMoney;
  /** Our booking's public id; comes back on takings and in the statement. */
  ownId: string;
  invoiceId: string;
  /** What the buyer reads. */
  description: string;
  /** The page of this site that the buyer came from and is led back to: "/trips/7/checkout". */
  backPath: string;
}

export interface NewReturn {
  takingId: string;
  /** One UUID for ever, remembered by the provider for a while. */
  requestId: string;
  money: ProviderMoney;
  /** Our refund's public id; comes back wherever the provider shows the refund. */
  ownId: string;
  /** What the buyer reads in the provider's mail. */
  note: string;
}
