import { DateTime } from 'luxon';

/** When a ship sails as people read it there: "Friday, September 5, 2025 at 4:00 PM (PDT)". */
export function dayAndHour({ departsAt, timeZone }: { departsAt: Date; timeZone: string }): string {
  return DateTime.fromJSDate(departsAt, { zone: timeZone })
    .setLocale('en-US')
    .toFormat("cccc, LLLL d, yyyy 'at' h:mm a '('ZZZZ')'");
}
