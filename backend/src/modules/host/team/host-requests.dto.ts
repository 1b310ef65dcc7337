import { IsString, MaxLength, MinLength } from 'class-validator';
import { trimmed } from '../../../platform/http/trimmed.js';
import { MOST } from '../../../../contracts/text-limits.js';
import { TOO_LONG } from '../../../platform/http/too-long.js';

/** Somebody who registered as a host. */
export class HostRequestDto {
  id: number;
  name: string;
  username: string;
  email: string;
  /** Whether they have opened a link sent to this address; until then anybody may have typed it. */
  isEmailProven: boolean;
  status: 'pending' | 'approved' | 'declined';
  /** ISO instants. */
  at: string;
  decidedAt: string | null;
  decidedBy: string | null;
}

export class DeclineHostDto {
  /** The person reads it in the mail; kept in the activity log. */
  @trimmed()
  @IsString()
  @MinLength(3, { message: 'Give a reason' })
  @MaxLength(MOST.note, TOO_LONG)
  reason: string;
}
