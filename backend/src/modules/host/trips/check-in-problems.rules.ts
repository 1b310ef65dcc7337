import { addDays } from '../../../../contracts/days.js';
import { longDay } from '../../../platform/clock/long-day.js';
import { checkInOpensOn } from '../../guests/check-in/check-in.rules.js';
import { checkInDaysOf } from '../../trips/trip-config.js';
import type { Trip } from '../../trips/trip.entity.js';
import type { EditTripDto } from './host-trips.dto.js';

/** The trip as it is kept, and the day on which online check-in closes where a host wrote one among its dates. */
export interface KeptCheckIn extends Pick<Trip, 'startDate' | 'config'> {
  closesOn: string | undefined;
}

/**
 * The sentence, by its field, with which a day is refused on which check-in would open after a host's day for its close.
 * Where it opens as it did, nothing is.
 */
export function checkInProblems(
  { startDate, checkInDays }: Pick<EditTripDto, 'startDate' | 'checkInDays'>,
  { closesOn, ...kept }: KeptCheckIn,
): Record<string, string> {
  const opensOn = addDays(startDate, -checkInDays);
  if (closesOn === undefined || opensOn <= closesOn || opensOn === checkInOpensOn(kept)) return {};
  const field = checkInDays === checkInDaysOf(kept.config) ? 'startDate' : 'checkInDays';
  const closes = `Online check-in closes on ${longDay(closesOn)}, as your dates say`;
  return { [field]: `${closes}: it cannot open on ${longDay(opensOn)}` };
}
