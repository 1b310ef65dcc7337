import { IsBoolean, IsIn, IsInt, IsNumber } from 'class-validator';
import { UNKNOWN_PROMO } from '../../../contracts/promo-codes.js';
import { MayBeLeftOut } from '../../platform/http/may-be-left-out.js';
import { Nested } from '../../platform/http/nested.js';
import { CompanionDto } from './travellers/companion.dto.js';
import { OptionalPhone, ShortFormEmail, WholeName } from './travellers/whole-person.js';
import { CancellationPolicyDto, LaterPartDto, OrganiserDto, OwnTermsSectionDto } from '../trips/trip.dto.js';
import { ShownPictureDto } from '../trips/pages/shown-picture.dto.js';
import { PromoCodeText } from '../trips/promo-code.js';
import { CABIN_TYPES, type CabinType } from '../trips/trip-config.js';
import type { GuestStatus, PaymentStatus } from './booking.rules.js';
import type { NextStep } from './next-step.rules.js';
import {
  type BookedThrough,
  type InstalmentKind,
  PLANS,
  type Occupancy,
  type Plan,
  type PlanTerms,
} from './quote/quote.rules.js';
import { PartDto } from './quote/selection.dto.js';

const NOT_AN_AMOUNT = { message: 'Send an amount in dollars' };

/** The booking form: for one traveller, or for two who share a cabin. Totals are dollars; one that differs from the server's quote is refused. */
export class CreateGuestDto {
  @WholeName()
  name: string;

  @ShortFormEmail()
  email: string;

  @OptionalPhone()
  phone?: string;

  /** Who shares the cabin; without one it is for single use. */
  @MayBeLeftOut()
  @Nested(() => CompanionDto, 'Say who shares the cabin')
  companion?: CompanionDto;

  @IsIn(CABIN_TYPES, { message: 'Choose an inside, ocean view or balcony cabin' })
  cabinType: CabinType;

  @IsIn(PLANS, { message: 'Choose full payment or installments' })
  paymentType: Plan;

  @MayBeLeftOut()
  @IsBoolean({ message: 'Say whether travel insurance is wanted' })
  travelInsurance: boolean = false;

  /** A code of the trip, however it is spelled; left out without one. The totals are those with it. */
  @MayBeLeftOut()
  @PromoCodeText(UNKNOWN_PROMO)
  promoCode?: string;

  /** Cabin and insurance, taxes and fees included. */
  @MayBeLeftOut()
  @IsNumber({ maxDecimalPlaces: 2 }, NOT_AN_AMOUNT)
  totalAmount?: number;

  /** What is charged today. */
  @MayBeLeftOut()
  @IsNumber({ maxDecimalPlaces: 2 }, NOT_AN_AMOUNT)
  depositAmount?: number;

  /** What is charged later. */
  @MayBeLeftOut()
  @IsNumber({ maxDecimalPlaces: 2 }, NOT_AN_AMOUNT)
  remainingAmount?: number;

  /** When no place is left for them, or no such cabin: they wait for one instead. Nothing is held or owed until a host offers some. */
  @MayBeLeftOut()
  @IsBoolean({ message: 'Say whether you would wait for a place' })
  waitlist?: boolean;

  /** The trip the form was about; without it, the one on the front page. */
  @MayBeLeftOut()
  @IsInt({ message: 'Send the id of a trip' })
  tripId?: number;

  /** Its version as the form showed it. */
  @MayBeLeftOut()
  @IsInt({ message: 'Send the version of the trip as it was read' })
  tripVersion?: number;
}

export class CreatedGuestDto {
  /** 22 random characters: who knows them may see the payment page. */
  id: string;
}

/** A booking for whoever holds its link: the minimum. Amounts are dollars, as the specification has them. */
export class GuestRecordDto {
  id: string;
  reference: string;
  /** First name and initial. */
  name: string;
  /** Masked, e.g. `j***@example.com`. */
  email: string;
  /** What it hides of signs that few addresses hold, a blank between them; usually empty. */
  unusualSigns: string;
  /** How it was booked; the steps that its pages show are that way's. */
  channel: BookedThrough;
  cabinType: CabinType;
  /** What the trip calls it. */
  cabinName: string;
  /** How it looks inside. */
  cabinPicture: ShownPictureDto;
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
  nextStep: NextStep;
  /** What a payment would take now; 0 when nothing is due. */
  dueNowCents: number;
  /** An order is open at PayPal and we do not know its end: the buyer may have paid. */
  isOrderOpen: boolean;
  /** With `confirming`: what is on its way is a share that somebody else pays, and nothing of the buyer's. */
  isShareUnderWay: boolean;
  /** The buyer's newest attempt to pay ended without money: nothing was charged. */
  hasPaymentFailed: boolean;
  /** Until when unpaid places are held; null when they are not, or without a limit. An instant. */
  heldUntil: string | null;
  /** The version of the terms, a day, to which somebody has agreed for this booking; null when they are still to be asked. */
  termsVersion: string | null;
  price: GuestPriceDto;
  /** The parts of the plan and how much of each is paid, by date. */
  schedule: ScheduledPartDto[];
  /** The ways to pay that are still open to choice; empty once something is paid. */
  plans: PlanTermsDto[];
  trip: GuestTripDto;
}

/** How a booking's price comes about: fare + insurance + tax = total; total - discount = payable. */
export class GuestPriceDto {
  /** The code it was booked with; null without one. */
  promoCode: string | null;
  /** What the code took off what all of them pay for the cabin. */
  promoCents: number;
  fareCents: number;
  insuranceCents: number;
  taxCents: number;
  totalCents: number;
  discountCents: number;
  payableCents: number;
  /** The price was shown with taxes and fees in it. */
  isTaxIncluded: boolean;
}

export class ScheduledPartDto {
  /** Its place among the booking's parts, from 1; names it in requests. */
  position: number;
  kind: InstalmentKind;
  /** A date in the trip's zone, `YYYY-MM-DD`. */
  dueOn: string;
  amountCents: number;
  paidCents: number;
}

/** What paying by a plan means for this booking if the first payment is made today. */
export class PlanTermsDto implements PlanTerms {
  paymentType: Plan;
  discountCents: number;
  payableCents: number;
  dueTodayCents: number;
  remainingCents: number;
  parts: PartDto[];
}

export class GuestTripDto {
  id: number;
  title: string;
  /** Another after each change by its owner; goes with a first payment. */
  version: number;
  destination: string;
  startDate: string;
  endDate: string;
  departsAt: string;
  timeZone: string;
  /** `HH:mm` on the clocks of the trip's zone when it sails. */
  departureTime: string;
  /** What the zone's clocks are called: "PT". */
  zoneLabel: string;
  /** Figures and an address that the terms of this trip name. */
  insuranceCents: number;
  taxPercent: number;
  /** The one the booking was made with. */
  cancellation: CancellationPolicyDto;
  /** What the trip had added to the terms when the booking was made. */
  ownTerms: OwnTermsSectionDto[];
  /** How old every traveller is at least on the day of sailing. */
  minimumAge: number;
  /** So many months after its last day passports have to be valid, as its hosts say today; 0 for that day. */
  passportMonths: number;
  /** Who organises it today; null where nobody is named. */
  organiser: OrganiserDto | null;
  fullDiscountPercent: number;
  /** Of the plan the booking was made with. */
  depositPercent: number;
  laterParts: LaterPartDto[];
  contactEmail: string;
}
