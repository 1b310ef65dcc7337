import type { AgeRule } from '../../../../../backend/contracts/travel-dates';
import type { TripView } from '../../../api/trip';
import { now } from '../../../lib/time/clock';
import { dayIn } from '../../../lib/time/zoned';

/** What the years of who books a trip now are judged by. */
export const ageRule = ({
  startDate,
  timeZone,
  minimumAge,
}: Pick<TripView, 'startDate' | 'timeZone' | 'minimumAge'>): AgeRule => ({
  sailsOn: startDate,
  today: dayIn(timeZone, now()),
  minimumAge,
});
