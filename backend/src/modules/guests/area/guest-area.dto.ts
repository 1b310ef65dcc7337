import type { GuestStatus, PaymentStatus } from '../../bookings/booking.rules.js';
import type { Detail } from './guest-area.rules.js';
import type { Occupancy } from '../../bookings/quote/quote.rules.js';
import { OrganiserDto } from '../../trips/trip.dto.js';

/** When a trip sails, on the clocks of its zone. */
export class SailingDto {
  /** An instant. */
  departsAt: string;
  /** `HH:mm`. */
  departureTime: string;
  /** What people call the zone: "PT". */
  zoneLabel: string;
}

/** A trip the asking person travels with or hosts. */
export class VoyageDto {
  id: number;
  title: string;
  /** The artist who hosts it; empty where none is named. */
  artist: string;
  destination: string;
  duration: string;
  /** Dates `YYYY-MM-DD` in the trip's zone; null while they are not set. */
  startDate: string | null;
  endDate: string | null;
  timeZone: string;
  /** Null while it is not set. */
  sailing: SailingDto | null;
  /** Days from today to the start, in the trip's zone; 0 is today, negative has begun. */
  daysUntil: number | null;
  /** It does not take place. */
  isCalledOff: boolean;
  /** Who organises it; null where nobody is named. */
  organiser: OrganiserDto | null;
  /** Whether the pages of its group and its chat are open to them. */
  isOpen: boolean;
  /** The day since which its guest list is closed to them, `YYYY-MM-DD`; null while it is open, as it always is to hosts. */
  listClosedOn: string | null;
}

/** A trip the asking person has a place on. */
export class GuestTripOverviewDto extends VoyageDto {
  /** The booking under which they pay for it; null where somebody else has booked. */
  bookingId: string | null;
  /** Of the person's place on it. */
  status: GuestStatus;
  /** Everybody who keeps a place. */
  guestCount: number;
  /** Their booking ended because the trip was called off; one that was cancelled before that did not. */
  endedWithTrip: boolean;
  /** What its hosts wrote to everybody who had booked; null for a trip that takes place. */
  calledOffReason: string | null;
  /** Whether they may tell others of it: it is over, and they had a paid place. */
  mayReview: boolean;
}

export class CabinMateDto {
  name: string;
  isYou: boolean;
  /** What is still asked of them; null where that is not the asking person's to see. */
  missing: Detail[] | null;
}

/** Something beside the cabin. */
export class GuestAddOnDto {
  title: string;
  /** For the whole booking. */
  priceCents: number;
  /** To be paid on the ship; otherwise it is part of what is owed. */
  settledOnBoard: boolean;
}

export class GuestBookingDto {
  reference: string;
  tripTitle: string;
  status: GuestStatus;
  /** The cabin's name. */
  cabin: string;
  occupancy: Occupancy;
  /** Null until the hosts give them. */
  roomNumber: string | null;
  deckNumber: string | null;
  travelInsurance: boolean;
  travellers: CabinMateDto[];
  addOns: GuestAddOnDto[];
  /** What the others read in the guest list beside the first name. */
  interests: string[];
  /** `YYYY-MM-DD` in the trip's zone. */
  bookedOn: string;
}

/** The signed-in person and their place on the trip. Amounts are dollars, as the specification has them. */
export class GuestProfileDto {
  name: string;
  username: string;
  email: string;
  phone: string | null;
  packageType: string;
  amountPaid: number;
  totalAmount: number;
  /** What is owed in all, the discount for paying in full taken off. */
  payableAmount: number;
  paymentStatus: PaymentStatus;
  /** `YYYY-MM-DD` in the trip's zone. */
  nextPaymentDate: string | null;
  /** Null for somebody who has booked nothing. */
  booking: GuestBookingDto | null;
}
