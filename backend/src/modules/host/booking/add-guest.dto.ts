import { OmitType } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt } from 'class-validator';
import { Nested } from '../../../platform/http/nested.js';
import { MayBeLeftOut } from '../../../platform/http/may-be-left-out.js';
import { OCCUPANCIES, PLANS, type Occupancy, type Plan } from '../../bookings/quote/quote.rules.js';
import { QuoteRequestDto } from '../../bookings/quote/selection.dto.js';
import { CompanionDto } from '../../bookings/travellers/companion.dto.js';
import { OptionalPhone, ShortFormEmail, WholeName } from '../../bookings/travellers/whole-person.js';
import { CABIN_TYPES, type CabinType } from '../../trips/trip-config.js';

/** Somebody whom a host adds to a trip. What it costs is the server's to say. */
export class AddGuestDto {
  @IsInt({ message: 'Choose a trip' })
  tripId: number;

  @WholeName()
  name: string;

  @ShortFormEmail()
  email: string;

  @OptionalPhone()
  phone?: string;

  @IsIn(CABIN_TYPES, { message: 'Choose an inside, ocean view or balcony cabin' })
  cabinType: CabinType;

  @IsIn(OCCUPANCIES, { message: 'Choose double or single occupancy' })
  occupancy: Occupancy;

  @IsIn(PLANS, { message: 'Choose full payment or installments' })
  paymentType: Plan;

  @MayBeLeftOut()
  @IsBoolean({ message: 'Say whether travel insurance is wanted' })
  travelInsurance: boolean = false;

  @MayBeLeftOut()
  @Nested(() => CompanionDto, 'Say who shares the cabin')
  companion?: CompanionDto;

  /** Onto the waiting list although there may be places. A full trip puts everybody there. */
  @MayBeLeftOut()
  @IsBoolean({ message: 'Say whether the guest waits' })
  waitlist: boolean = false;
}

/** What a guest on a trip would cost: nobody is named yet. */
export class GuestQuoteDto extends OmitType(QuoteRequestDto, ['channel', 'tripId', 'promoCode']) {
  @IsInt({ message: 'Choose a trip' })
  tripId: number;
}

export class AddedGuestDto {
  /** The booking's public id. */
  bookingId: string;
  reference: string;
  status: 'pending_payment' | 'waitlist';
  payableCents: number;
  /** Where the guest pays; null on the waiting list, and to who has no right to the trip's money. */
  paymentUrl: string | null;
}

/** A mail before it goes: to whom, and every word of it. */
export class AddedGuestMailDto {
  to: string;
  subject: string;
  text: string;
}

/** The mail of somebody who is not added yet, and what is worth another look before they are. */
export class AddGuestPreviewDto extends AddedGuestMailDto {
  /** The names under which these addresses are on the trip already. */
  onTrip: string[];
}
