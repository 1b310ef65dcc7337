import { addDays } from '../../../../../backend/contracts/days';
import { dayIn } from '../../../lib/time/zoned';
import { meantTrip } from '../../../lib/meantTrip';

interface Preset {
  word: string;
  from: string | null;
  to: string | null;
}

/** The day it is for a trip, or with all chosen for the one that stands first: the server counts days in a trip's zone. */
export function todayOf(
  trips: readonly { tripId: number; timeZone: string }[],
  trip: number | null,
  instant: Date,
): string {
  return dayIn(meantTrip(trips, trip)?.timeZone ?? 'UTC', instant);
}

/** The periods people ask for most. `today` is `YYYY-MM-DD`. */
export function presets(today: string): Preset[] {
  const monthStart = `${today.slice(0, 7)}-01`;
  const lastMonthEnd = addDays(monthStart, -1);
  return [
    { word: 'This month', from: monthStart, to: today },
    { word: 'Last month', from: `${lastMonthEnd.slice(0, 7)}-01`, to: lastMonthEnd },
    { word: 'This year', from: `${today.slice(0, 4)}-01-01`, to: today },
    { word: 'Everything', from: null, to: null },
  ];
}
