import { IsString, Matches, MaxLength } from 'class-validator';
import { Day } from '../../../platform/http/day.js';
import { MayBeLeftOut } from '../../../platform/http/may-be-left-out.js';
import { wholeInQuery } from '../../../platform/http/whole-number.js';

const DAY = 'Send a day such as 2025-06-02';

/** What of the log is asked for; whatever is absent does not narrow it. */
export class LogFilterDto {
  @MayBeLeftOut()
  @wholeInQuery(1)
  trip?: number;

  /** The id of who did it; 0 is the server by itself. */
  @MayBeLeftOut()
  @wholeInQuery(0)
  person?: number;

  /** The first word of the action, e.g. `payment`. */
  @MayBeLeftOut()
  @Matches(/^[a-z_]{1,40}$/)
  area?: string;

  /** A booking's public id. */
  @MayBeLeftOut()
  @IsString()
  @MaxLength(22)
  booking?: string;

  /** First and last day, `YYYY-MM-DD` in the trip's zone. */
  @MayBeLeftOut()
  @Day(DAY)
  from?: string;

  @MayBeLeftOut()
  @Day(DAY)
  to?: string;
}

export class LogPageDto extends LogFilterDto {
  /** From 1. */
  @MayBeLeftOut()
  @wholeInQuery(1)
  page?: number;
}

export class LogEntryDto {
  id: string;
  /** ISO instant. */
  at: string;
  /** Null when the server did it by itself. */
  by: string | null;
  /** `area.verb`, e.g. `payment.recorded`. */
  action: string;
  reason: string | null;
  /** Null without an amount, and without the right to the trip's money. */
  amountCents: number | null;
  /** What it was done on, in words: "fields: title, Ocean View prices". */
  about: string;
  tripId: number | null;
  tripTitle: string | null;
  timeZone: string;
  /** The booking's public id. */
  bookingId: string | null;
  /** Who booked it. */
  guest: string | null;
}

export class LogPersonDto {
  id: number;
  name: string;
}

export class HostLogDto {
  /** Newest first, at most 50 a page. */
  entries: LogEntryDto[];
  total: number;
  pages: number;
  /** Whom and what one can filter by: who did something on these trips, and in which areas. */
  people: LogPersonDto[];
  areas: string[];
}
