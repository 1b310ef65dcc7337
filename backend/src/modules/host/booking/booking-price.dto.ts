import { IsISO8601, IsString, MaxLength, MinLength } from 'class-validator';
import { trimmed } from '../../../platform/http/trimmed.js';
import { MOST } from '../../../../contracts/text-limits.js';
import { TOO_LONG } from '../../../platform/http/too-long.js';

const DAY = { message: 'Send a date such as 2025-08-31' };

export class MoveDueDateDto {
  /** The new day, `YYYY-MM-DD` in the trip's zone. */
  @IsISO8601({ strict: true }, DAY)
  @MaxLength(10, DAY)
  dueOn: string;

  @trimmed()
  @IsString()
  @MinLength(3, { message: 'Give a reason' })
  @MaxLength(MOST.note, TOO_LONG)
  reason: string;
}
