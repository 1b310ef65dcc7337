/** So long after the trip a passport is still valid (specification, section 2: required documents). */
export const PASSPORT_MONTHS = 6;

/** The same day of the month so many months later, or that month's last day. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}

/** The day until which a passport has to be valid at least, for a trip that ends on a day. */
export function passportGoodUntil(endDate: string): string {
  return monthsAfter(endDate, PASSPORT_MONTHS);
}
