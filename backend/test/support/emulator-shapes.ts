export interface Fault {
  operation:
    | 'token'
    | 'create'
    | 'get'
    | 'capture'
    | 'get-capture'
    | 'refund'
    | 'get-refund'
    | 'get-dispute'
    | 'webhook-events'
    | 'verify-webhook'
    | 'verify-ipn'
    | 'transactions';
  kind:
    | 'fail'
    | 'delay'
    | 'drop-before'
    | 'commit-then-drop'
    | 'commit-then-hang'
    | 'commit-then-delay'
    | 'pending';
  /** Of a `pending` capture or refund; ECHECK when left out. */
  reason?: string;
  status?: number;
  issue?: string;
  name?: string;
  delayMs?: number;
  times?: number;
}

/** A capture as PayPal shows it, as far as tests look. */
export interface PayPalCapture {
  id: string;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
  amount: { currency_code: string; value: string };
  custom_id?: string;
  supplementary_data?: { related_ids?: { order_id?: string } };
}

/** A call we made to PayPal. */
export interface PayPalCall {
  orderId: string | null;
  /** True when this very call made the order or took the money. */
  tookEffect: boolean;
}

/** A refund or a reversal as PayPal shows it, as far as tests look. */
export interface PayPalRefund {
  id: string;
  kind: 'refund' | 'reversal';
  capture_id: string;
  status: 'COMPLETED' | 'PENDING' | 'FAILED' | 'CANCELLED';
  amount: { currency_code: string; value: string };
}

export interface Release {
  order?: 'as made' | 'reversed';
  /** How often each message is posted. */
  copies?: number;
}

export interface WebhookEvent {
  id: string;
  type: string;
  /** The order, transaction or dispute it is about. */
  transactionId: string;
  event: { resource: Record<string, unknown> };
  deliveries: {
    url: string;
    state: 'waiting' | 'delivered' | 'given-up';
    attempts: number;
    /** What the receiver answered last; null for silence. */
    lastStatus: number | null;
  }[];
}

export interface SentMessage {
  url: string;
  headers: Record<string, string>;
  body: string;
}

export interface IpnSent {
  id: string;
  txnId: string;
  paymentStatus: string;
  /** The very bytes that are posted. */
  body: string;
  fields: Record<string, string>;
  deliveries: WebhookEvent['deliveries'];
}

export interface Switches {
  hidesReversals?: boolean;
  hidesFormMoney?: boolean;
  declinedStaysApproved?: boolean;
  hidesFees?: boolean;
  restMoneyByIpn?: '' | 'express_checkout' | 'web_accept';
  mostLines?: number;
  reversedIsV?: boolean;
  foreignLines?: object[];
}
