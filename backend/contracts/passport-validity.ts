/** So many months after the trip passports have to be valid, where it does not say otherwise (specification, section 2). */
export const USUAL_PASSPORT_MONTHS = 6;
/** No trip asks for more. */
export const MOST_PASSPORT_MONTHS = 12;

/** What a trip asks of passports. */
interface PassportRule {
  /** Its last day, `YYYY-MM-DD`; null while it is not set. */
  endsOn: string | null;
  /** So many months after it; 0 for that day. */
  months: number;
}

/** Until when a passport has to be valid: "the last day of the trip", "1 month after the trip". */
export const passportEnd = (months: number): string =>
  months === 0 ? 'the last day of the trip' : `${months} ${months === 1 ? 'month' : 'months'} after the trip`;

/** How long it has to be valid: "on the last day of the trip", "for 6 months after the trip". */
export const passportSpan = (months: number): string =>
  `${months === 0 ? 'on' : 'for'} ${passportEnd(months)}`;

/** The day until which a passport has to be valid at least, for a trip that ends on a day. */
export const passportGoodUntil = (endsOn: string, months: number): string => monthsAfter(endsOn, months);

/** The day until which a passport would have to be valid, where it ends before; null for one that is valid long enough. */
export function passportTooShort(expiresOn: string | null, { endsOn, months }: PassportRule): string | null {
  if (expiresOn === null || endsOn === null) return null;
  const until = passportGoodUntil(endsOn, months);
  return expiresOn < until ? until : null;
}

/** The same day of the month so many months later, or that month's last day. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}
