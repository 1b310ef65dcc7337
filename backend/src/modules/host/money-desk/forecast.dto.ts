/** A week from Monday to Sunday. Amounts in cents. */
export class ForecastWeekDto {
  /** The Monday, `YYYY-MM-DD`. */
  startsOn: string;
  cents: number;
  /** How many payments came, or parts fall due. */
  count: number;
}

/** Cash by week: what came in the last weeks, and what the plans promise for the next. */
export class ForecastDto {
  /** The Monday of the present week, in the zone of the trips. */
  thisWeek: string;
  /** Eight weeks and the present one, oldest first: payments less refunds and reversals. */
  past: ForecastWeekDto[];
  /** From the present week to the last part that falls due, without holes. Parts due from today on. */
  coming: ForecastWeekDto[];
  /** Parts of confirmed bookings whose day is over. */
  overdueCents: number;
  overdueCount: number;
  /** First payments of places that hosts hold: due on confirmation, so in no week. */
  onConfirmationCents: number;
  onConfirmationCount: number;
}
