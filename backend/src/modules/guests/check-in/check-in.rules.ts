import { addDays } from '../../../../contracts/days.js';
import { longDay } from '../../../platform/clock/long-day.js';
import type { WrittenDate } from '../../trips/dates/dates.rules.js';
import { checkInDaysOf } from '../../trips/trip-config.js';
import type { Trip } from '../../trips/trip.entity.js';
import { clockTime } from '../../trips/zone-clock.js';
import { standingDays, type TaskedTrip, type TravellerFacts } from '../checklist/checklist.rules.js';

/** When the travellers of a trip check in online: days `YYYY-MM-DD` and a time `HH:MM` on the trip's clocks. */
interface CheckInSpan {
  /** Null while the trip has no day of departure. */
  opensOn: string | null;
  /** The last day; null as above. */
  closesOn: string | null;
  /** When on that day; null at its end. */
  closesAt: string | null;
}

type CheckInState = 'early' | 'open' | 'over';

/** The day from which travellers check in; null while the trip has no day of departure. */
export function checkInOpensOn({ startDate, config }: TaskedTrip): string | null {
  return startDate === null ? null : addDays(startDate, -checkInDaysOf(config));
}

/**
 * The dates that hosts wrote, as they hold. A day for the close of check-in before its opening, written when that was not
 * asked yet, gives way to the trip's own; one after the departure is the day of departure, all of it.
 */
export function datesThatHold<Written extends Pick<WrittenDate, 'task' | 'onDate' | 'atTime'>>(
  trip: TaskedTrip,
  written: readonly Written[],
): Written[] {
  const { startDate } = trip;
  const opensOn = checkInOpensOn(trip);
  return written.flatMap((date) => {
    if (date.task !== 'check_in' || startDate === null || opensOn === null) return [date];
    if (date.onDate < opensOn) return [];
    return [date.onDate > startDate ? { ...date, onDate: startDate, atTime: null } : date];
  });
}

/** It closes on the day that stands among the trip's dates: a host's, else its own. */
export function checkInSpan(
  trip: TaskedTrip,
  written: readonly Pick<WrittenDate, 'task' | 'onDate' | 'atTime'>[],
): CheckInSpan {
  const { startDate } = trip;
  const opensOn = checkInOpensOn(trip);
  if (startDate === null || opensOn === null) return { opensOn: null, closesOn: null, closesAt: null };
  const own = datesThatHold(trip, written).find(({ task }) => task === 'check_in');
  const closesOn = own?.onDate ?? standingDays(trip).check_in ?? startDate;
  return { opensOn, closesOn, closesAt: own?.atTime ?? null };
}

/** Where check-in stands at an instant, which is `today` and `time` on the trip's clocks. */
export function checkInState(
  { opensOn, closesOn, closesAt }: CheckInSpan,
  { today, time, hasSailed }: { today: string; time: string; hasSailed: boolean },
): CheckInState {
  if (opensOn === null || closesOn === null || today < opensOn) return 'early';
  const isPast = today > closesOn || (today === closesOn && closesAt !== null && time >= closesAt);
  return isPast || hasSailed ? 'over' : 'open';
}

/** The trip's check-in, and where it stands now, which is `today` in the trip's zone. */
export function checkInNow(
  trip: TaskedTrip & Pick<Trip, 'timeZone' | 'departsAt'>,
  written: Parameters<typeof checkInSpan>[1],
  { now, today }: { now: Date; today: string },
): CheckInSpan & { state: CheckInState } {
  const span = checkInSpan(trip, written);
  const hasSailed = trip.departsAt !== null && trip.departsAt <= now;
  const state = checkInState(span, { today, time: clockTime(trip.timeZone, now), hasSailed });
  return { ...span, state };
}

/** The sentence with which a host's day for its close is refused, or null: it does not lie before the opening. */
export function closingProblem(trip: TaskedTrip, closesOn: string): string | null {
  const opensOn = checkInOpensOn(trip);
  if (opensOn === null || closesOn >= opensOn) return null;
  return `Online check-in opens on ${longDay(opensOn)}: choose that day or a later one`;
}

/** The sentence a check-in is refused with, or null: nobody checks in whose papers or answers are not complete. */
export function checkInProblem({
  missing,
  hasSigned,
}: Pick<TravellerFacts, 'missing' | 'hasSigned'>): string | null {
  if (missing.some((one) => one !== 'answers')) return 'Complete the details first';
  if (missing.length > 0) return 'Answer the questions of your hosts first';
  return hasSigned ? null : 'Sign the waiver first';
}
