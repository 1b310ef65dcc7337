export type CaptureStatus = 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';

/** Money taken from a buyer; PayPal's payment transaction. Amounts are cents of `currency`. */
export interface Capture {
  id: string;
  orderId: string;
  /** Index of the purchase unit it paid. */
  unit: number;
  status: CaptureStatus;
  /** Why it is PENDING, such as ECHECK; kept when it is not any more. */
  pendingReason: string | null;
  currency: string;
  amountCents: number;
  /** What PayPal keeps once the capture is complete; a refund does not bring it back. */
  feeCents: number;
  customId: string | null;
  invoiceId: string | null;
  createdAt: Date;
  updatedAt: Date;
}
