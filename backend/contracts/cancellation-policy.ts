/**
 * The figures of the one cancellation policy: what is calculated and every text about it come from these. Days are
 * calendar days in the trip's zone.
 */
export const CANCELLATION_POLICY = {
  /** Everything comes back within so many days of the first payment, while departure is far enough. */
  reassuranceDays: 14,
  /** So many days before departure or more: everything but the deposit. */
  allButDepositDays: 60,
  /** So many days before departure or more: half of what exceeds the deposit. Fewer: nothing. */
  halfDays: 30,
  /** Of what exceeds the deposit. */
  halfPercent: 50,
} as const;
