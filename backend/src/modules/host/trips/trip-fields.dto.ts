import {
  ArrayMaxSize,
  ArrayMinSize,
  IsIn,
  IsInt,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { Line } from '../../../platform/http/line.js';
import { ListOf, Nested } from '../../../platform/http/nested.js';
import { Day } from '../../../platform/http/day.js';
import { trimmed } from '../../../platform/http/trimmed.js';
import type { PaymentPlan } from '../../trips/instalment-plan.js';
import { CABIN_TYPES } from '../../trips/trip-config.js';
import type { TripStatus } from '../../trips/trip.entity.js';
import { EditTermsSectionDto } from './own-terms.dto.js';
import { EditPromoCodeDto } from './promo-codes.dto.js';
import {
  DAY,
  EditAddOnDto,
  EditCabinDto,
  EditCancellationDto,
  EditLaterPartDto,
  EditOrganiserDto,
  PERCENT,
  PRICE,
} from './trip-parts.dto.js';
import { MOST_OWN_TERMS } from '../../../../contracts/own-terms.js';
import { MOST_ADD_ONS, MOST_CENTS, MOST_LATER_PARTS } from '../../../../contracts/payment-terms.js';
import { MOST_PROMO_CODES } from '../../../../contracts/promo-codes.js';
import { MOST_DAYS_AHEAD } from '../../../../contracts/names-and-check-in.js';
import { MOST_PASSPORT_MONTHS } from '../../../../contracts/passport-validity.js';
import { ADULT_YEARS, MOST_MINIMUM_AGE } from '../../../../contracts/travel-dates.js';
import { MOST } from '../../../../contracts/text-limits.js';
import { TOO_LONG } from '../../../platform/http/too-long.js';

const SHARE = { message: 'Enter a percentage from 0 to 50' };

const AGE = { message: `Enter an age from ${ADULT_YEARS} to ${MOST_MINIMUM_AGE}` };

const DAYS_AHEAD = { message: `Enter a number of days from 1 to ${MOST_DAYS_AHEAD}` };

const MONTHS = { message: `Enter a number of months from 0 to ${MOST_PASSPORT_MONTHS}` };

const PLACES = { message: 'Enter a number of places from 1 to 10,000' };

/** What of a trip its owner decides, but for what it has agreed with the ship. */
export class TripFieldsDto implements PaymentPlan {
  @Line(MOST.name, 'Give the trip a title')
  title: string;

  @Line(MOST.subtitle)
  subtitle: string;

  /** The artist who hosts it, by the name on the bill; empty where none is named. */
  @Line(MOST.name)
  artist: string;

  @Line(MOST.name, 'Say where it goes')
  destination: string;

  @trimmed()
  @IsString()
  @MaxLength(MOST.announcement, TOO_LONG)
  description: string;

  /** As printed, e.g. "3 days / 2 nights". */
  @Line(MOST.label, 'Say how long it lasts')
  duration: string;

  @IsIn(['planning', 'booking', 'active', 'completed'], { message: 'Choose a status' })
  status: TripStatus;

  /** Days in the trip's zone, `YYYY-MM-DD`. */
  @Day(DAY)
  startDate: string;

  @Day(DAY)
  endDate: string;

  /** The hour of sailing in the trip's zone, `HH:mm`. */
  @Matches(/^([01]\d|2[0-3]):[0-5]\d$/, { message: 'Enter a time such as 16:00' })
  sailsAt: string;

  /** IANA name. */
  @IsString()
  @MaxLength(60)
  timeZone: string;

  @IsInt(PLACES)
  @Min(1, PLACES)
  @Max(10_000, PLACES)
  maxGuests: number;

  /** How old every traveller is at least on the day of sailing: whoever books and signs is of age. */
  @IsInt(AGE)
  @Min(ADULT_YEARS, AGE)
  @Max(MOST_MINIMUM_AGE, AGE)
  minimumAge: number;

  /** From so many days before departure on only a host changes names. */
  @IsInt(DAYS_AHEAD)
  @Min(1, DAYS_AHEAD)
  @Max(MOST_DAYS_AHEAD, DAYS_AHEAD)
  namesFinalDays: number;

  /** So many days before departure online check-in opens. */
  @IsInt(DAYS_AHEAD)
  @Min(1, DAYS_AHEAD)
  @Max(MOST_DAYS_AHEAD, DAYS_AHEAD)
  checkInDays: number;

  /** So many months after the last day passports have to be valid; 0 for that day. */
  @IsInt(MONTHS)
  @Min(0, MONTHS)
  @Max(MOST_PASSPORT_MONTHS, MONTHS)
  passportMonths: number;

  /** All of it empty where nobody is named. */
  @Nested(() => EditOrganiserDto, 'Send who organises the trip')
  organiser: EditOrganiserDto;

  /** Travel insurance, once a booking. */
  @IsInt({ message: 'Enter an amount' })
  @Min(0, { message: 'Enter an amount' })
  @Max(MOST_CENTS, PRICE)
  insuranceCents: number;

  /** On fare and insurance, whole percent. */
  @IsInt(SHARE)
  @Min(0, SHARE)
  @Max(50, SHARE)
  taxPercent: number;

  /** One of each type. */
  @ArrayMinSize(CABIN_TYPES.length)
  @ArrayMaxSize(CABIN_TYPES.length)
  @ListOf(() => EditCabinDto, 'Send the cabins as a list')
  cabins: EditCabinDto[];

  /** What who pays at once saves, whole percent; 0 for nothing. */
  @IsInt(SHARE)
  @Min(0, SHARE)
  @Max(50, SHARE)
  fullDiscountPercent: number;

  /** Of the plan to pay in parts: what is due when booking. With the later parts it comes to 100. */
  @IsInt(PERCENT)
  @Min(1, PERCENT)
  @Max(99, PERCENT)
  depositPercent: number;

  @ArrayMinSize(1, { message: 'Name at least one part after the deposit' })
  @ArrayMaxSize(MOST_LATER_PARTS, {
    message: `A plan has at most ${MOST_LATER_PARTS} parts after the deposit`,
  })
  @ListOf(() => EditLaterPartDto, 'Send the parts as a list')
  laterParts: EditLaterPartDto[];

  /** For bookings from now on; those that were made keep theirs. */
  @Nested(() => EditCancellationDto, 'Send the cancellation policy')
  cancellation: EditCancellationDto;

  /** For bookings from now on; those that were made keep what they were made with. */
  @ArrayMaxSize(MOST_OWN_TERMS, { message: `A trip adds at most ${MOST_OWN_TERMS} sections` })
  @ListOf(() => EditTermsSectionDto, 'Send the sections as a list')
  ownTerms: EditTermsSectionDto[];

  /** What can be added to bookings from now on; what was added before stays as it was. */
  @ArrayMaxSize(MOST_ADD_ONS, { message: `A trip has at most ${MOST_ADD_ONS} extras` })
  @ListOf(() => EditAddOnDto, 'Send the extras as a list')
  addOns: EditAddOnDto[];

  /** For bookings from now on; those that were made with one keep what it took off. */
  @ArrayMaxSize(MOST_PROMO_CODES, { message: `A trip has at most ${MOST_PROMO_CODES} codes` })
  @ListOf(() => EditPromoCodeDto, 'Send the codes as a list')
  promoCodes: EditPromoCodeDto[];
}
