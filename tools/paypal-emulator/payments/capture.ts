export type CaptureStatus = 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';

/** Money taken from a buyer; PayPal's payment transaction. Amounts are cents of `currency`. */
export interface Capture {
  id: string;
  /** Null when it was paid by the redirect form. */
  orderId: string | null;
  /** Index of the purchase unit it paid; null with the form. */
  unit: number | null;
  /** Null when it was paid by an order. */
  formId: string | null;
  status: CaptureStatus;
  /** Why it is PENDING, such as ECHECK; kept when it is not any more. */
  pendingReason: string | null;
  currency: string;
  amountCents: number;
  /** What PayPal keeps once the capture is complete; a refund does not bring it back. Null where it does not say. */
  feeCents: number | null;
  customId: string | null;
  invoiceId: string | null;
  createdAt: Date;
  updatedAt: Date;
}
