import { PartialType, PickType } from '@nestjs/swagger';
import { IsInt, Min } from 'class-validator';
import { GUEST_FIELDS, type GuestField, without } from '../../../../contracts/traveller-fields.js';
import type { Relation } from '../../../../contracts/traveller-rows.js';
import { MayBeLeftOut } from '../../../platform/http/may-be-left-out.js';
import { Changed } from '../../bookings/travellers/checked-fields.js';
import { TravellerDto } from '../../bookings/travellers/travellers.dto.js';
import { QuestionDto } from '../../trips/question.dto.js';
import type { Detail } from '../area/guest-area.rules.js';
import { AnswerDto, ChangedAnswers } from './answer.dto.js';

/** What of a traveller changes; what is left out stays. The rules of each field are those of the booking flow. */
export class ChangeTravellerDto extends PartialType(
  PickType(TravellerDto, without(GUEST_FIELDS, 'lastName', 'passportExpiresOn', 'nationality')),
  { skipNullProperties: false },
) {
  /** Of the record that the person was looking at. */
  @IsInt()
  @Min(0)
  version: number;

  /** Whose record it is; needed of a companion, whose place somebody else may have by now. */
  @MayBeLeftOut()
  @IsInt()
  guestId?: number;

  /** Empty for who has one name. */
  @Changed()
  lastName?: string;

  /** `YYYY-MM-DD`. */
  @Changed()
  passportExpiresOn?: string;

  /** ISO 3166 alpha-2. */
  @Changed()
  nationality?: string;

  /** Those that change. An empty text takes an answer back. */
  @ChangedAnswers()
  answers?: AnswerDto[];
}

/** A traveller of one's own booking. What nobody has told is null, or an empty text where it need not be told. */
export class TravellerDetailsDto implements Record<Exclude<GuestField, 'passportNumber'>, string | null> {
  /** To be sent with a change: the same place may be somebody else's later. */
  guestId: number;
  /** 1 is who booked, 2 the companion. */
  position: number;
  isYou: boolean;
  /** They have a login of their own: beside the name, only what is missing is told here. */
  keepsOwn: boolean;
  /** To be sent with a change; 0 while nothing is kept. */
  version: number;
  /** As in the passport. */
  firstName: string;
  lastName: string;
  phone: string | null;
  /** `YYYY-MM-DD`. */
  dateOfBirth: string | null;
  /** The last signs of the number; the whole of it never leaves the server this way. */
  passportEnding: string | null;
  passportExpiresOn: string | null;
  /** ISO 3166 alpha-2. */
  nationality: string | null;
  emergencyContactName: string | null;
  emergencyContactPhone: string | null;
  emergencyContactRelation: Relation | null;
  dietaryRestrictions: string;
  specialRequests: string;
  /** One to each question, in their order. */
  answers: AnswerDto[];
  missing: Detail[];
}

/** What the signed-in person keeps up to date for the trip. */
export class OwnDetailsDto {
  /** What is changed is changed of this one. */
  tripId: number;
  /** False once the trip is over or the booking cancelled. */
  isOpen: boolean;
  /** The day from which names are changed by a host only; null without a date of departure. */
  namesLockOn: string | null;
  /** How many days before departure that is. */
  namesFinalDays: number;
  areNamesLocked: boolean;
  /** Days of the trip, `YYYY-MM-DD`: ages and passports are judged by them. */
  sailsOn: string | null;
  endsOn: string | null;
  today: string;
  /** How old every traveller is at least on the day of sailing. */
  minimumAge: number;
  /** So many months after the last day passports have to be valid; 0 for that day. */
  passportMonths: number;
  /** What the hosts of the trip ask each traveller. */
  questions: QuestionDto[];
  /** Those whose details are this person's to see: oneself and, for who booked, the companion. */
  travellers: TravellerDetailsDto[];
}
