import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsIn, IsString, MaxLength } from 'class-validator';
import { MayBeLeftOut } from '../../../platform/http/may-be-left-out.js';
import { GUEST_FILE_COLUMNS, type GuestFileColumn } from '../../../../contracts/guest-file.js';
import { TripScopeDto } from '../trip-scope.dto.js';
import { HostGuestDto } from './host-guest.dto.js';

/** What hosts filter by; drafts are nobody's business yet. */
const SHOWN_STATUSES = ['confirmed', 'pending_payment', 'cancelled', 'waitlist'] as const;
export type ShownStatus = (typeof SHOWN_STATUSES)[number];

/** Which guests are asked for. What is absent does not narrow them down. */
export class GuestFilterDto extends TripScopeDto {
  /** Some letters of a name, an e-mail or a trip's title, in whatever case. */
  @MayBeLeftOut()
  @IsString()
  @MaxLength(200, { message: 'Search for at most 200 characters' })
  q?: string;

  @MayBeLeftOut()
  @IsIn(SHOWN_STATUSES, { message: 'Choose a status' })
  status?: ShownStatus;
}

/** Guests of the chosen trip, or of all, whatever is searched for. */
export class GuestCountsDto {
  confirmed: number;
  pendingPayment: number;
  cancelled: number;
  waitlist: number;
}

export class HostGuestsDto {
  counts: GuestCountsDto;
  /** The newest first, at most 5,000. */
  guests: HostGuestDto[];
  /** How many there are; more than `guests` holds when the list was cut. */
  total: number;
}

export class ExportGuestsDto extends GuestFilterDto {
  /** These guests alone, by the ids of the list. */
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(5000)
  @IsString({ each: true })
  ids?: string[];

  /** In the order of the file. */
  @IsArray()
  @ArrayNotEmpty({ message: 'Choose at least one column' })
  @ArrayMaxSize(GUEST_FILE_COLUMNS.length)
  @IsIn(GUEST_FILE_COLUMNS, { each: true, message: 'Choose columns of the list' })
  columns: GuestFileColumn[];
}
