import { IsInt } from 'class-validator';
import { Day } from '../../../platform/http/day.js';
import { DAY } from './trip-parts.dto.js';

export class DuplicateTripDto {
  /** The first day of the copy; its other dates move along. */
  @Day(DAY)
  startDate: string;
}

export class FrontPlaceDto {
  /** The trip that stands on the front page, and that this one takes the place of, as the host was shown it. */
  @IsInt()
  replacesTripId: number;
}

export class MadeTripDto {
  id: number;
}
