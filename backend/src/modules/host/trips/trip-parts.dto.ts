import {
  ArrayMaxSize,
  IsBoolean,
  IsIn,
  IsInt,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { Line } from '../../../platform/http/line.js';
import { Lines } from '../../../platform/http/lines.js';
import { ListOf } from '../../../platform/http/nested.js';
import { Day } from '../../../platform/http/day.js';
import { trimmed } from '../../../platform/http/trimmed.js';
import {
  type CancellationPolicy,
  type CancellationStep,
  MOST_CANCELLATION_STEPS,
} from '../../../../contracts/cancellation-policy.js';
import type { Organiser } from '../../../../contracts/organiser.js';
import type { LaterPart } from '../../trips/instalment-plan.js';
import {
  ADD_ON_KINDS,
  type AddOnKind,
  type AddOnOffer,
  CABIN_TYPES,
  type CabinType,
} from '../../trips/trip-config.js';
import { MOST_CENTS } from '../../../../contracts/payment-terms.js';
import { MOST } from '../../../../contracts/text-limits.js';
import { TOO_LONG } from '../../../platform/http/too-long.js';

export const PRICE = { message: 'Enter a price from $1 to $100,000' };
export const DAY = 'Choose a day';
export const PERCENT = { message: 'Enter a percentage from 1 to 99' };
export const STOCK = { message: 'Enter a number of cabins from 0 to 10,000, or leave it empty' };
const DAYS_BEFORE = { message: 'Enter a number of days from 0 to 730' };
const ADD_ON_PLACES = { message: 'Enter a number of places from 1 to 10,000, or leave it empty' };
const BACK = { message: 'Enter a percentage from 1 to 100' };

/**
 * A cabin package as the host sells it; of one that is not sold, prices and description may be missing. Prices are per
 * person, in cents; "was" is the struck-out one, never lower.
 */
export class EditCabinDto {
  @IsIn(CABIN_TYPES)
  type: CabinType;

  @Line(MOST.label, 'Give the cabin a name')
  name: string;

  @trimmed()
  @IsString()
  @MaxLength(MOST.line, TOO_LONG)
  description: string;

  @IsInt(PRICE)
  @Min(0, PRICE)
  @Max(MOST_CENTS, PRICE)
  doubleCents: number;

  @IsInt(PRICE)
  @Min(0, PRICE)
  @Max(MOST_CENTS, PRICE)
  doubleWasCents: number;

  @IsInt(PRICE)
  @Min(0, PRICE)
  @Max(MOST_CENTS, PRICE)
  singleCents: number;

  @IsInt(PRICE)
  @Min(0, PRICE)
  @Max(MOST_CENTS, PRICE)
  singleWasCents: number;

  @IsBoolean()
  popular: boolean;

  /** Whether the trip sells it; what was booked of it stays. */
  @IsBoolean()
  isSold: boolean;

  @Lines({ most: 8, letters: 80, tooMany: 'Eight lines are enough' })
  features: string[];

  /** How many of them the trip has; null where its places alone are counted. */
  @ValidateIf((_, value) => value !== null)
  @IsInt(STOCK)
  @Min(0, STOCK)
  @Max(10_000, STOCK)
  stock: number | null;
}

/** How many cabins of each type bookings hold now. */
export class CabinsTakenDto implements Record<CabinType, number> {
  inside: number;
  oceanview: number;
  balcony: number;
}

/** The bookings that a new day would touch; amounts in cents. */
export class AtStakeDto {
  buyers: number;
  paidCents: number;
  owedCents: number;
}

/** A part of the plan after the deposit: with a number of days before departure, or a day, and null for the other. */
export class EditLaterPartDto implements LaterPart {
  @IsInt(PERCENT)
  @Min(1, PERCENT)
  @Max(99, PERCENT)
  percent: number;

  @ValidateIf((_, value) => value !== null)
  @IsInt(DAYS_BEFORE)
  @Min(0, DAYS_BEFORE)
  @Max(730, DAYS_BEFORE)
  daysBefore: number | null;

  /** `YYYY-MM-DD` in the trip's zone. */
  @ValidateIf((_, value) => value !== null)
  @Day(DAY)
  dueOn: string | null;
}

/** Something that can be added to a booking beside its cabin. */
export class EditAddOnDto implements AddOnOffer {
  /** Its name in requests, which it keeps; empty of a new one. */
  @Matches(/^[a-z0-9-]{0,40}$/, { message: 'Reload the page and look again' })
  code: string;

  @IsIn(ADD_ON_KINDS, { message: 'Choose a kind' })
  kind: AddOnKind;

  @Line(MOST.name, 'Say what it is')
  title: string;

  /** For each traveller of a booking. */
  @IsInt(PRICE)
  @Min(100, PRICE)
  @Max(MOST_CENTS, PRICE)
  priceCents: number;

  /** Whether who booked adds it themselves. */
  @IsBoolean()
  byGuests: boolean;

  /** How many travellers can have it; null where that is not counted. */
  @ValidateIf((_, value) => value !== null)
  @IsInt(ADD_ON_PLACES)
  @Min(1, ADD_ON_PLACES)
  @Max(10_000, ADD_ON_PLACES)
  places: number | null;
}

/** A step of the cancellation policy. */
export class EditCancellationStepDto implements CancellationStep {
  /** So many days before departure or more. */
  @IsInt(DAYS_BEFORE)
  @Min(0, DAYS_BEFORE)
  @Max(730, DAYS_BEFORE)
  daysBefore: number;

  /** Of what was paid beyond the deposit. */
  @IsInt(BACK)
  @Min(1, BACK)
  @Max(100, BACK)
  percent: number;
}

/** What comes back to who cancels. */
export class EditCancellationDto implements CancellationPolicy {
  /** Everything within so many days of the first payment; 0 for none. */
  @IsInt(DAYS_BEFORE)
  @Min(0, DAYS_BEFORE)
  @Max(730, DAYS_BEFORE)
  reassuranceDays: number;

  /** From far to near. */
  @ArrayMaxSize(MOST_CANCELLATION_STEPS, {
    message: `A policy has at most ${MOST_CANCELLATION_STEPS} steps`,
  })
  @ListOf(() => EditCancellationStepDto, 'Send the steps as a list')
  steps: EditCancellationStepDto[];
}

/** Who organises the trip; the name is asked for where anything else is told. */
export class EditOrganiserDto implements Organiser {
  @Line(MOST.organiser)
  name: string;

  @trimmed()
  @IsString()
  @MaxLength(MOST.postalAddress, TOO_LONG)
  address: string;

  @Line(MOST.organiser)
  registration: string;
}
