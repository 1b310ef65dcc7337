import { IsBoolean, IsInt, Matches, Max, Min } from 'class-validator';
import {
  PART_KEY,
  ACTIVITY_TIME,
  type Moment,
  MOST_OF_PAGES,
  type PlannedActivity,
  type PlannedDay,
  type ReadPart,
  type TripPlan,
} from '../../../../contracts/trip-pages.js';
import { MOST } from '../../../../contracts/text-limits.js';
import { Line } from '../../../platform/http/line.js';
import { AtMost } from '../../../platform/http/at-most.js';
import { ListOf } from '../../../platform/http/nested.js';
import { ShownPictureDto } from './shown-picture.dto.js';

const MINUTES = { message: `Enter a number of minutes from 1 to ${MOST_OF_PAGES.minutes}` };
const FOCUS = { message: 'Enter a number from 0 to 100' };
const OF_A_DAY = { message: 'Choose a day of the plan' };

export class PlannedActivityDto implements PlannedActivity {
  /** One a plan, and the same as long as the activity is: calendars know it by this. */
  @Matches(PART_KEY, { message: 'Use from 1 to 40 small letters, digits and hyphens' })
  key: string;

  /** `HH:mm` on the clocks of the trip's zone, or `departure`: when the ship sails. */
  @Matches(ACTIVITY_TIME, { message: 'Enter a time such as 16:00' })
  at: string;

  /** How long it takes up a calendar. */
  @IsInt(MINUTES)
  @Min(1, MINUTES)
  @Max(MOST_OF_PAGES.minutes, MINUTES)
  minutes: number;

  @Line(MOST.name, 'Give the activity a name')
  name: string;

  /** May be empty. */
  @Line(MOST_OF_PAGES.sentence)
  description: string;

  /** May be empty. */
  @Line(MOST.label)
  place: string;

  /** After midnight: the night still belongs to the day before. */
  @IsBoolean({ message: 'Say whether it is after midnight' })
  isNextDay: boolean;
}

/** One day; the first is the trip's first day. */
export class PlannedDayDto extends ShownPictureDto implements PlannedDay {
  @Line(MOST.name, 'Give the day a title')
  title: string;

  @Line(MOST.line, 'Describe the day')
  description: string;

  @AtMost(MOST_OF_PAGES.activities, `A day has at most ${MOST_OF_PAGES.activities} activities`)
  @ListOf(() => PlannedActivityDto, 'Send the activities as a list')
  activities: PlannedActivityDto[];
}

/** Something to look forward to. */
export class MomentDto extends ShownPictureDto implements Moment {
  @Line(MOST.name, 'Give the moment a title')
  title: string;

  @Line(MOST.line, 'Describe the moment')
  description: string;

  /** The number of its day, from 1. */
  @IsInt(OF_A_DAY)
  @Min(1, OF_A_DAY)
  @Max(MOST_OF_PAGES.days, OF_A_DAY)
  day: number;

  /** What of the picture stays in an upright frame, from 0 (left) to 100. */
  @IsInt(FOCUS)
  @Min(0, FOCUS)
  @Max(100, FOCUS)
  focus: number;
}

/** A trip day by day. */
export class PlanDto implements TripPlan {
  @AtMost(MOST_OF_PAGES.days, `A plan has at most ${MOST_OF_PAGES.days} days`)
  @ListOf(() => PlannedDayDto, 'Send the days as a list')
  days: PlannedDayDto[];

  @AtMost(MOST_OF_PAGES.moments, `A plan has at most ${MOST_OF_PAGES.moments} moments`)
  @ListOf(() => MomentDto, 'Send the moments as a list')
  moments: MomentDto[];
}

export class TripPlanDto extends PlanDto implements ReadPart<TripPlan> {
  tripId: number;
  /** 0 while nobody has written it. */
  version: number;
}
