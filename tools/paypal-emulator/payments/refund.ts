export type RefundStatus = 'COMPLETED' | 'PENDING' | 'FAILED' | 'CANCELLED';

/** Money that went back. The merchant refunds; a reversal is taken from the merchant, by a bank or by PayPal. */
export interface Refund {
  id: string;
  captureId: string;
  kind: 'refund' | 'reversal';
  status: RefundStatus;
  pendingReason: string | null;
  /** Cents, in the currency of its capture. */
  amountCents: number;
  /** Everything that had gone back of the capture by then, this one included. */
  totalRefundedCents: number;
  customId: string | null;
  invoiceId: string | null;
  noteToPayer: string | null;
  /** The transaction that gave a canceled reversal back to the merchant. */
  canceledBy: string | null;
  createdAt: Date;
  updatedAt: Date;
}
