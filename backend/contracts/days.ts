/** Days of the calendar, each `YYYY-MM-DD`: no zone and no change of clocks can shift them. */
const DAY_MS = 86_400_000;

/** Whole days from one day to another: 0 for the same one, negative when it has passed. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** The day so many days after another, or before it when negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole years of somebody on a day. Who was born on February 29 is a year older on March 1 where there is no 29th. */
export function ageOn({ bornOn, day }: { bornOn: string; day: string }): number {
  const years = Number(day.slice(0, 4)) - Number(bornOn.slice(0, 4));
  return day.slice(5) < bornOn.slice(5) ? years - 1 : years;
}
