import { PartialType, PickType } from '@nestjs/swagger';
import { ArrayMaxSize, IsIn, IsInt, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { MOST } from '../../../../contracts/text-limits.js';
import { HOST_FIELDS, without } from '../../../../contracts/traveller-fields.js';
import { ListOf } from '../../../platform/http/nested.js';
import { MayBeLeftOut } from '../../../platform/http/may-be-left-out.js';
import { Reason } from '../../../platform/http/reason.js';
import { TOO_LONG } from '../../../platform/http/too-long.js';
import { trimmed } from '../../../platform/http/trimmed.js';
import { OFFER_HOURS } from '../../bookings/hold/waitlist.rules.js';
import { Changed } from '../../bookings/travellers/checked-fields.js';
import { TravellerDto } from '../../bookings/travellers/travellers.dto.js';
import { AnswerDto, ChangedAnswers } from '../../guests/records/answer.dto.js';

/** An empty text takes it away. */
const SHIP_NUMBER = /^[0-9A-Za-z-]{0,8}$/;
const SHIP_NUMBER_MESSAGE = { message: 'Use up to 8 letters, digits and dashes' };

export class SendLoginDto {
  @Reason()
  reason: string;
}

/** What of a traveller changes; what is left out stays. */
export class EditTravellerDto extends PartialType(
  PickType(TravellerDto, without(HOST_FIELDS, 'lastName', 'nationality')),
  { skipNullProperties: false },
) {
  @IsInt()
  @Min(1)
  @Max(2)
  position: number;

  /** Who that is; needed of a companion, whose place somebody else may have by now. */
  @MayBeLeftOut()
  @IsInt()
  guestId?: number;

  /** Of the private record that the host was looking at. */
  @IsInt()
  @Min(0)
  version: number;

  /** Empty for who has one name. */
  @Changed()
  lastName?: string;

  /** ISO 3166 alpha-2. */
  @Changed()
  nationality?: string;

  /** Those that change. An empty text takes an answer away. */
  @ChangedAnswers()
  answers?: AnswerDto[];
}

/** What of a booking changes; what is left out stays. */
export class EditBookingDto {
  /** Of the booking that the host was looking at. */
  @IsInt()
  @Min(1)
  version: number;

  @MayBeLeftOut()
  @trimmed()
  @IsString()
  @Matches(SHIP_NUMBER, SHIP_NUMBER_MESSAGE)
  roomNumber?: string;

  @MayBeLeftOut()
  @trimmed()
  @IsString()
  @Matches(SHIP_NUMBER, SHIP_NUMBER_MESSAGE)
  deckNumber?: string;

  @MayBeLeftOut()
  @ArrayMaxSize(2)
  @ListOf(() => EditTravellerDto, 'Send the travellers as a list')
  travellers?: EditTravellerDto[];

  /** Why a traveller's details change; kept in the activity log. Needed where some do. */
  @MayBeLeftOut()
  @trimmed()
  @IsString()
  @MaxLength(MOST.note, TOO_LONG)
  reason?: string;
}

export class OfferPlacesDto {
  /** How long the places are held. */
  @IsInt({ message: 'Choose whole hours' })
  @Min(OFFER_HOURS.least, { message: `Hold the places for ${OFFER_HOURS.least} hour or longer` })
  @Max(OFFER_HOURS.most, { message: `Hold the places for ${OFFER_HOURS.most} hours at most` })
  hours: number;
}

export class AddAddOnDto {
  /** Of the trip's offers. */
  @IsString()
  @MaxLength(40)
  code: string;

  /** True: the guest pays on the ship, and nothing is charged. */
  @IsIn([true, false], { message: 'Say how it is paid' })
  settledOnBoard: boolean;

  /**
   * What it was shown to cost, for all who have none; another price is refused with the right one. Needed: only pages from before
   * an update leave it out, and are refused.
   */
  @MayBeLeftOut()
  @IsInt({ message: 'Send an amount in cents' })
  shownCents?: number;
}
