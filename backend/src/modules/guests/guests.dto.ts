import { IsBoolean, IsEmail, IsIn, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { MayBeLeftOut } from '../../platform/http/may-be-left-out.js';
import { trimmed } from '../../platform/http/trimmed.js';
import { CABIN_TYPES, type CabinType } from '../trips/trip-config.js';
import type { GuestStatus, PaymentStatus } from './booking.rules.js';
import { PLANS, type Occupancy, type Plan } from './quote.rules.js';

/** The booking form of the single traveller. Totals a browser sends beside these are ignored: the server quotes. */
export class CreateGuestDto {
  @trimmed()
  @IsString()
  @MinLength(2, { message: 'Name must be at least 2 characters' })
  @MaxLength(160, { message: 'Use at most 160 characters' })
  name: string;

  @trimmed()
  @IsEmail({}, { message: 'Invalid email address' })
  @MaxLength(254, { message: 'Use at most 254 characters' })
  email: string;

  @IsOptional()
  @trimmed()
  @IsString()
  @MaxLength(40, { message: 'Use at most 40 characters' })
  phone?: string;

  @IsIn(CABIN_TYPES, { message: 'Choose an inside, ocean view or balcony cabin' })
  cabinType: CabinType;

  @IsIn(PLANS, { message: 'Choose full payment or installments' })
  paymentType: Plan;

  @MayBeLeftOut()
  @IsBoolean({ message: 'Say whether travel insurance is wanted' })
  travelInsurance: boolean = false;
}

export class CreatedGuestDto {
  /** 22 random characters: who knows them may see the payment page. */
  id: string;
}

/** A booking for whoever holds its link: the minimum (security.md 4.1). Amounts are dollars, as the specification has them. */
export class GuestRecordDto {
  id: string;
  reference: string;
  /** First name and initial. */
  name: string;
  /** Masked, e.g. `j***@example.com`. */
  email: string;
  cabinType: CabinType;
  occupancy: Occupancy;
  travellers: number;
  travelInsurance: boolean;
  paymentType: Plan;
  status: GuestStatus;
  paymentStatus: PaymentStatus;
  totalAmount: number;
  /** What is owed in all, the discount for paying in full taken off. */
  payableAmount: number;
  amountPaid: number;
  depositAmount: number | null;
  remainingAmount: number | null;
  /** `YYYY-MM-DD` in the trip's zone. */
  nextPaymentDate: string | null;
  trip: GuestTripDto;
}

export class GuestTripDto {
  title: string;
  destination: string;
  startDate: string;
  endDate: string;
  departsAt: string;
  timeZone: string;
}
