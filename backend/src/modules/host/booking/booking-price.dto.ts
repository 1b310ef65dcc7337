import { IsISO8601, MaxLength } from 'class-validator';
import { Reason } from '../../../platform/http/reason.js';

const DAY = { message: 'Send a date such as 2025-08-31' };

export class MoveDueDateDto {
  /** The new day, `YYYY-MM-DD` in the trip's zone. */
  @IsISO8601({ strict: true }, DAY)
  @MaxLength(10, DAY)
  dueOn: string;

  @Reason()
  reason: string;
}
