import { Day } from '../../../platform/http/day.js';
import { Reason } from '../../../platform/http/reason.js';

export class MoveDueDateDto {
  /** The new day, `YYYY-MM-DD` in the trip's zone. */
  @Day('Send a date such as 2025-08-31')
  dueOn: string;

  @Reason()
  reason: string;
}
