import type { Means } from './means.js';

/** Money a host says has come, or was given back. */
export interface ManualPayment {
  amountCents: number;
  means: Means;
  /** The day it came or went, `YYYY-MM-DD` in the trip's zone. */
  receivedOn: string;
  reason: string;
  userId: number;
}
