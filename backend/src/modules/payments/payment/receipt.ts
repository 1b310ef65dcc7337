/** Money that has come. */
export interface Receipt {
  /** PayPal's id of the capture or, for the form, of the transaction: the same fact has the same id on every way. */
  captureId: string;
  amountCents: number;
  /** What PayPal kept of it, where that is known. */
  feeCents: number | null;
}

/** What came of it. */
export interface Received {
  /** What of it nobody owed: the booking was paid already, was cancelled, or could not be had any more. */
  excessCents: number;
  /** Why its booking does not stand, as a sentence about the money goes on; null where it does. */
  lateWhy: string | null;
}
