import { IsBoolean, IsIn, IsInt, Max, Min } from 'class-validator';
import { UNKNOWN_PROMO } from '../../../../contracts/promo-codes.js';
import { MayBeLeftOut } from '../../../platform/http/may-be-left-out.js';
import { PromoCodeText } from '../../trips/promo-code.js';
import { CABIN_TYPES, type CabinType } from '../../trips/trip-config.js';
import {
  CHANNELS,
  OCCUPANCIES,
  PLANS,
  type Channel,
  type Occupancy,
  type Part,
  type PartKind,
  type Plan,
  type Quote,
} from './quote.rules.js';

export class QuoteRequestDto {
  /** Which of the trips on sale; without it, the one on the front page. */
  @MayBeLeftOut()
  @IsInt({ message: 'Send the number of a trip' })
  tripId?: number;

  @IsIn(CABIN_TYPES, { message: 'Choose an inside, ocean view or balcony cabin' })
  cabinType: CabinType;

  @IsIn(OCCUPANCIES, { message: 'Choose double or single occupancy' })
  occupancy: Occupancy;

  @IsInt({ message: 'Enter how many travellers' })
  @Min(1, { message: 'A cabin is for one or two travellers' })
  @Max(2, { message: 'A cabin is for one or two travellers' })
  travellers: number;

  @MayBeLeftOut()
  @IsBoolean({ message: 'Say whether travel insurance is wanted' })
  travelInsurance: boolean = false;

  @MayBeLeftOut()
  @IsIn(PLANS, { message: 'Choose full payment or installments' })
  paymentType: Plan = 'full';

  @MayBeLeftOut()
  @IsIn(CHANNELS, { message: 'Choose a booking channel' })
  channel: Channel = 'checkout';

  /** A code of the trip, however it is spelled; left out without one. */
  @MayBeLeftOut()
  @PromoCodeText(UNKNOWN_PROMO)
  promoCode?: string;
}

export class PartDto implements Part {
  kind: PartKind;
  /** A date in the trip's zone, `YYYY-MM-DD`. */
  dueOn: string;
  amountCents: number;
  /** How many days before departure it is due; null where the date does not follow the departure. */
  daysBefore: number | null;
}

/** The price of a selection today, in cents. */
export class QuoteDto implements Quote {
  pricePerPersonCents: number;
  /** Whether that price, and the insurance's, hold taxes and fees: one traveller's do. */
  isTaxIncluded: boolean;
  /** The code that the price is made with; null without one. */
  promoCode: string | null;
  /** What the code takes off what all of them pay for the cabin, as it is listed. */
  promoCents: number;
  fareCents: number;
  insuranceCents: number;
  taxCents: number;
  totalCents: number;
  discountCents: number;
  payableCents: number;
  dueTodayCents: number;
  remainingCents: number;
  parts: PartDto[];
  currency: 'USD';
  /** `dueTodayCents` as PayPal and `POST /paypal/order` write it, e.g. "808.00". */
  dueToday: string;
}
