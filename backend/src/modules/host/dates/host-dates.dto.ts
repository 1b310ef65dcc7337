import { IsIn, IsInt, IsNotEmpty, IsString, Matches, MaxLength, Validate, ValidateIf } from 'class-validator';
import { Line } from '../../../platform/http/line.js';
import { Day } from '../../../platform/http/day.js';
import { wholeInQuery } from '../../../platform/http/whole-number.js';
import { trimmed } from '../../../platform/http/trimmed.js';
import { ImportantDateDto } from '../../guests/dates/guest-dates.dto.js';
import { DATE_TASKS, type DateTask, WRITTEN_KINDS, type WrittenKind } from '../../trips/dates/dates.rules.js';
import { TaskOfDocument } from './task-of-document.js';
import { MOST } from '../../../../contracts/text-limits.js';
import { TOO_LONG } from '../../../platform/http/too-long.js';

export class HostDateDto extends ImportantDateDto {
  /** What to name it by; null for what follows from the trip and its prices. */
  id: string | null;
  /** Sent back with a change, so that nobody saves over what they have not seen. */
  version: number | null;
  /** Who wrote it last; null as above. */
  changedBy: string | null;
  /** Of a payment: the bookings with a part open that day. */
  bookings: number | null;
  /** And how much is open in all; null also without the right to the trip's money. */
  openCents: number | null;
  /**
   * Of a deadline of the check-list: the travellers who still have to do it. Null also without the right to the trip's
   * documents, and of what travellers keep sealed.
   */
  travellersOpen: number | null;
  /** Whether the ship's line has set it: for hosts alone. */
  isShips: boolean;
  /** What the line is paid by then, in cents; null where no money is due, and without the right to the trip's money. */
  shipCents: number | null;
}

export class TripDatesDto {
  tripId: number;
  title: string;
  timeZone: string;
  /** The day it is there. */
  today: string;
  /** Whether this host may write dates here. */
  mayEdit: boolean;
  dates: HostDateDto[];
}

export class WriteDateDto {
  @IsIn(WRITTEN_KINDS, { message: 'Choose what it is' })
  kind: WrittenKind;

  /** What of the guests' check-list it is the deadline of; null for none of it. */
  @Validate(TaskOfDocument)
  @IsIn([null, ...DATE_TASKS], { message: 'Choose what has to be done by then' })
  task: DateTask | null;

  @Line(MOST.name)
  @IsNotEmpty({ message: 'Say what it is' })
  @IsString({ message: 'Say what it is' })
  title: string;

  @trimmed()
  @MaxLength(MOST.note, TOO_LONG)
  @IsString({ message: 'A note is text' })
  note: string;

  /** In the trip's zone. */
  @Day('Enter a day that exists')
  onDate: string;

  /** `HH:MM` in the trip's zone; null for the whole day. */
  @ValidateIf((_, value) => value !== null)
  @Matches(/^([01]\d|2[0-3]):[0-5]\d$/, { message: 'Enter a time such as 16:00' })
  atTime: string | null;
}

export class ChangeDateDto extends WriteDateDto {
  @IsInt({ message: 'Send the version that was read' })
  version: number;
}

export class DateVersionDto {
  @wholeInQuery(0, 'Send the version that was read')
  version: number;
}
