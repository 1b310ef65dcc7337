import { IsIn, IsString, MaxLength } from 'class-validator';
import { MayBeLeftOut } from '../../../platform/http/may-be-left-out.js';
import { wholeInQuery } from '../../../platform/http/whole-number.js';
import {
  SECURITY_EVENTS,
  type SecurityEventName,
} from '../../../platform/security-log/security-events.rules.js';
import { MOST } from '../../../../contracts/text-limits.js';
import { TOO_LONG } from '../../../platform/http/too-long.js';

/** What of the security log is asked for; whatever is absent does not narrow it. */
export class SecurityFilterDto {
  @MayBeLeftOut()
  @IsIn(SECURITY_EVENTS, { message: 'Choose an event' })
  event?: SecurityEventName;

  /** User name or e-mail. */
  @MayBeLeftOut()
  @IsString()
  @MaxLength(MOST.address, TOO_LONG)
  account?: string;

  @MayBeLeftOut()
  @wholeInQuery(1)
  page?: number;
}

export class SecurityEventDto {
  id: string;
  /** An ISO instant. */
  at: string;
  event: SecurityEventName;
  /** The user name of whom it is about; null for a visitor. */
  username: string | null;
  /** The address cut short. */
  network: string | null;
  browser: string | null;
  /** As in the request log. */
  requestId: string | null;
  times: number;
}

export class SecurityLogDto {
  /** The newest first. */
  events: SecurityEventDto[];
  /** Whether there are older ones. */
  hasMore: boolean;
  /** Refusals at the doors within the last hour, and from how many on operators are told. */
  failuresInHour: number;
  alarmAt: number;
  /** What can be asked for. */
  names: SecurityEventName[];
}
