/** The part of PayPal's v6 typings that the script keeps to (package @paypal/paypal-js 11.2). */
export interface SessionOptions {
  orderId?: string;
  onApprove?: (data: { orderId: string; payerId?: string; fundingSource: 'paypal' }) => unknown;
  onCancel?: (data: { orderId?: string }) => unknown;
  onComplete?: (data: { paymentSessionState: 'approved' | 'canceled' | 'error' }) => unknown;
  onError?: (error: SdkError) => unknown;
}

interface StartOptions {
  presentationMode?: string;
  /** The older spelling, still found in public templates. */
  paymentFlow?: string;
  autoRedirect?: { enabled: boolean };
}

export interface PaymentSession {
  start(how?: StartOptions, order?: Promise<{ orderId: string }>): Promise<void | { redirectURL: string }>;
  cancel(): void;
  destroy(): void;
  hasReturned(): boolean;
  resume(): Promise<void>;
}

export interface SdkError extends Error {
  code: string;
  /** True when starting again, or in another presentation mode, may help. */
  isRecoverable: boolean;
}

/** How a checkout ended, as the approval page tells it with postMessage. */
export interface CheckoutResult {
  source: 'paypal-emulator';
  orderId: string;
  outcome: 'approved' | 'canceled';
  payerId?: string;
}

/** The waiting window has loaded and shows no order yet, as its page tells with postMessage. */
export interface CheckoutWaiting {
  source: 'paypal-emulator';
  outcome: 'waiting';
}

/** What the server writes into the script. */
export interface SdkConfig {
  /** The emulator's own origin. */
  emulator: string;
  currencies: string[];
}
