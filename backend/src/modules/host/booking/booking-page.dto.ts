import type { WishField } from '../../../../contracts/traveller-fields.js';
import type { DocumentDto } from '../../guests/documents/documents.dto.js';
import type { PassportStatus } from '../../guests/documents/documents.rules.js';
import type { AgreedTermsDto } from '../../bookings/agreed-terms.dto.js';
import type { BookingStatus, GuestStatus, PaymentStatus } from '../../bookings/booking.rules.js';
import type { Detail } from '../../guests/area/guest-area.rules.js';
import type { BookedThrough, Occupancy, Plan } from '../../bookings/quote/quote.rules.js';
import type { PlaceAct } from '../../bookings/hold/waitlist.rules.js';
import { AddOnOfferDto } from '../../payments/add-ons/add-on-offer.dto.js';
import type { LoginState } from '../../payments/login/login-state.rules.js';
import { QuestionDto } from '../../trips/question.dto.js';
import { OwnTermsSectionDto } from '../../trips/trip.dto.js';
import type { AddOnKind, CabinType } from '../../trips/trip-config.js';

/** Where somebody's insurance stands: booked with the trip, or their own and proven. */
export type InsuranceState = 'booked' | 'proven' | 'waiting' | 'missing';

/** A question of the trip's hosts, and what a traveller answered. */
export class AnsweredDto extends QuestionDto {
  /** Empty where they have not. */
  text: string;
}

/** What is kept sealed of a traveller and what they handed in, masked: the reveal tells more, for a reason. */
export class HostTravellerPapersDto implements Record<WishField, string> {
  dietaryRestrictions: string;
  specialRequests: string;
  /** One to each question that is asked now, in their order. */
  answers: AnsweredDto[];
  hasBirthDate: boolean;
  /** The last signs of the number. */
  passportEnding: string | null;
  passportExpiresOn: string | null;
  hasEmergencyContact: boolean;
  /** The text that is in force. */
  hasSignedWaiver: boolean;
  /** When that was, or when another one was signed before it; null where nothing was. */
  waiverSignedAt: string | null;
  passportStatus: PassportStatus;
  insurance: InsuranceState;
  missing: Detail[];
  documents: DocumentDto[];
}

/** A traveller as hosts see them. */
export class HostTravellerDto {
  /** 1 is who booked, 2 the companion. */
  position: number;
  /** To be sent with a change: the same place may be somebody else's later. */
  guestId: number;
  /** Of the private record; to be sent with a change. 0 while nothing is kept. */
  version: number;
  name: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  /** ISO 3166 alpha-2. */
  nationality: string | null;
  login: LoginState;
  checkedInAt: string | null;
  /** Null without the right to the trip's documents. */
  papers: HostTravellerPapersDto | null;
}

export class HostAddOnDto {
  id: number;
  kind: AddOnKind;
  title: string;
  /** How many of the booking have it. */
  travellers: number;
  /** For all of these. Null without the right to the trip's money. */
  priceCents: number | null;
  /** The guest pays it on the ship: it is not part of what is owed. */
  settledOnBoard: boolean;
  addedAt: string;
}

export class NextPaymentDto {
  /** `YYYY-MM-DD` in the trip's zone. */
  dueOn: string;
  /** What is missing of that part. */
  amountCents: number;
}

export class BookingSumsDto {
  payableCents: number;
  /** The code it was booked with, and what that took off; null without one. */
  promoCode: string | null;
  promoCents: number;
  paidCents: number;
  owedCents: number;
  paymentStatus: PaymentStatus;
  nextPayment: NextPaymentDto | null;
}

export class PlaceInLineDto {
  /** Public id of the booking. */
  id: string;
  name: string;
  partySize: number;
  since: string;
}

export class BookingActivityDto {
  at: string;
  /** Null when the server or the guest's own page did it. */
  by: string | null;
  action: string;
  reason: string | null;
  /** Null also without the right to the trip's money. */
  amountCents: number | null;
  /** The fields or things it was about, in words of the log. */
  about: string | null;
}

export class HostBookingTripDto {
  id: number;
  title: string;
  startDate: string;
  endDate: string;
  timeZone: string;
  /** So many months after its last day passports have to be valid; 0 for that day. */
  passportMonths: number;
  freePlaces: number;
}

export class HostCabinDto {
  type: CabinType;
  name: string;
}

/** Everything a host sees of one booking. Instants are ISO, days are days of the trip's zone. */
export class HostBookingDto {
  id: string;
  reference: string;
  /** To be sent with a change. */
  version: number;
  trip: HostBookingTripDto;
  status: BookingStatus;
  shownStatus: GuestStatus;
  endedReason: string | null;
  channel: BookedThrough;
  /** Null when nobody has asked the buyer yet. */
  terms: AgreedTermsDto | null;
  /** What the trip had added to them when the booking was made. */
  ownTerms: OwnTermsSectionDto[];
  plan: Plan;
  cabinName: string;
  cabinType: CabinType;
  /** What the trip sells, in its order. */
  cabins: HostCabinDto[];
  occupancy: Occupancy;
  partySize: number;
  travelInsurance: boolean;
  roomNumber: string | null;
  deckNumber: string | null;
  joinedAt: string;
  holdExpiresAt: string | null;
  offerExpiresAt: string | null;
  /** What may be decided about its places now. */
  acts: PlaceAct[];
  canCancel: boolean;
  /** Null without the right to the trip's money. */
  money: BookingSumsDto | null;
  travellers: HostTravellerDto[];
  addOns: HostAddOnDto[];
  /** The extras of the trip, those that everybody has for nobody; nothing without the right to the trip's money. */
  offers: AddOnOfferDto[];
  /** Extras can be charged to this booking now. */
  canCharge: boolean;
  /** Who waits for places on the trip, the longest first; empty unless this booking waits too. */
  line: PlaceInLineDto[];
  /** The newest first, at most 100; without the right to documents, nothing of what was done about papers. */
  history: BookingActivityDto[];
}
