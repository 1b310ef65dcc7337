type DisputeStatus = 'OPEN' | 'UNDER_REVIEW' | 'RESOLVED';

/** Who got what the dispute was about; `ACCEPTED` when the merchant agreed, and refunded it. */
export const OUTCOMES = ['BUYER', 'SELLER', 'ACCEPTED'] as const;

/** A buyer who says that a payment was wrong. */
export interface Dispute {
  id: string;
  captureId: string;
  status: DisputeStatus;
  outcome: (typeof OUTCOMES)[number] | null;
  /** Cents in the currency of the capture. */
  amountCents: number;
  createdAt: Date;
  updatedAt: Date;
}
