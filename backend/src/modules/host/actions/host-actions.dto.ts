/** How much waits for a host, over the chosen trips. Null where they lack the right to see it. */
export class WaitingDto {
  /** People who registered as hosts. */
  hostRequests: number;
  /** Bookings on a waiting list. */
  waitlist: number;
  /** Places that hosts hold and nobody has paid for yet. */
  unpaidPlaces: number;
  /** Guests who owe something. */
  owing: number | null;
  /** Parts of confirmed bookings whose day is over. */
  overdue: number | null;
  moneyAlerts: number | null;
  /** Payments that a second host has to confirm. */
  paymentsToConfirm: number | null;
  /** Trips that are to be called off, which a second host has to confirm. */
  callOffsToConfirm: number | null;
  documents: number | null;
  messageReports: number | null;
}
