import type { CancellationPolicy, CancellationStep } from '../../../contracts/cancellation-policy.js';
import type { Organiser } from '../../../contracts/organiser.js';
import type { AgreedSection } from '../../../contracts/agreed-section.js';
import type { InstalmentPlan, LaterPart } from './instalment-plan.js';
import { CabinsDto } from './pages/cabins.dto.js';
import type { CabinPackage, CabinType } from './trip-config.js';

export class CabinDto implements Omit<CabinPackage, 'stock' | 'isSold'> {
  type: CabinType;
  name: string;
  description: string;
  doubleCents: number;
  doubleWasCents: number;
  singleCents: number;
  singleWasCents: number;
  popular: boolean;
  /** Whole percent by which each price is below the one before; 0 where it is not. */
  doubleSavingPercent: number;
  singleSavingPercent: number;
  features: string[];
  /** For who comes now, as with `seatsLeft`; null where cabins of this type are not counted. */
  cabinsLeft: number | null;
}

export class RatingDto {
  /** 1 to 5, one decimal; 0 without reviews. */
  average: number;
  count: number;
  /** Whether it is of samples; false without reviews. */
  isSample: boolean;
}

export class ReviewDto {
  id: number;
  /** First name, and the initial of the last one. */
  name: string;
  /** Where they come from; empty where they do not say it. */
  location: string;
  /** The name of the cabin they had. */
  package: string;
  rating: number;
  comment: string;
  /** Of the earlier sailing, e.g. 2024. */
  tripYear: number;
  /** It shows what a review holds; nobody wrote it of a trip. */
  isSample: boolean;
}

export class LaterPartDto implements LaterPart {
  /** Whole percent of what is owed in all. */
  percent: number;
  /** Days before departure; null where a day is set. */
  daysBefore: number | null;
  /** `YYYY-MM-DD` in the trip's zone; null where days are counted. */
  dueOn: string | null;
}

export class CancellationStepDto implements CancellationStep {
  /** So many days before departure or more. */
  daysBefore: number;
  /** Of what was paid beyond the deposit, whole percent. */
  percent: number;
}

/** What comes back to who cancels. */
export class CancellationPolicyDto implements CancellationPolicy {
  /** Everything within so many days of the first payment, until the last step's day; 0 for none. */
  reassuranceDays: number;
  /** From far to near; later than the last nothing comes back. */
  steps: CancellationStepDto[];
}

/** Who organises a trip. */
export class OrganiserDto implements Organiser {
  name: string;
  /** Of one line or several; may be empty. */
  address: string;
  /** The number under which they sell travel, or that of the company; may be empty. */
  registration: string;
}

/** A section that a trip's owner adds to the terms. */
export class OwnTermsSectionDto implements AgreedSection {
  title: string;
  /** Of one line or several: each is a point of its own. */
  text: string;
}

/** What a trip adds to the terms that every trip has. Read apart from it: few pages show them, and they may be long. */
export class TripTermsDto {
  sections: OwnTermsSectionDto[];
}

/** A trip on sale, as every page about it shows it, and before it is opened to its hosts alone. */
export class TripDto implements InstalmentPlan {
  id: number;
  title: string;
  subtitle: string;
  /** The artist who hosts it; empty where none is named. */
  artist: string;
  destination: string;
  /** Dates `YYYY-MM-DD` in the trip's zone. */
  startDate: string;
  endDate: string;
  departsAt: string;
  timeZone: string;
  /** `HH:mm` on the clocks of the trip's zone when it sails. */
  departureTime: string;
  /** What the zone's clocks are called: "PT". */
  zoneLabel: string;
  duration: string;
  description: string;
  maxGuests: number;
  /** For who comes now: those kept for the waiting list are not among them. */
  seatsLeft: number;
  /** Another after each change by its owner; goes with an order, so that what is shown is what is sold. */
  version: number;
  rating: RatingDto;
  /** Of this trip and of the others of its owner, the newest first, at most 30; samples where nobody has written one. */
  reviews: ReviewDto[];
  cabins: CabinDto[];
  /** How each kind looks, those that are not sold, too. */
  cabinPictures: CabinsDto;
  insuranceCents: number;
  taxPercent: number;
  cancellation: CancellationPolicyDto;
  /** How old every traveller is at least on the day of sailing. */
  minimumAge: number;
  /** From so many days before departure on only a host changes names. */
  namesFinalDays: number;
  /** So many months after its last day passports have to be valid; 0 for that day. */
  passportMonths: number;
  /** Whether it adds sections to the terms: those are read for themselves. */
  hasOwnTerms: boolean;
  /** Null where nobody is named. */
  organiser: OrganiserDto | null;
  fullDiscountPercent: number;
  /** Of the trip's plan to pay in parts: when booking, then the later ones in their order; together 100. */
  depositPercent: number;
  laterParts: LaterPartDto[];
  /** Whether it stands on the front page, and at the addresses that name no trip. */
  isInFront: boolean;
  /** It is not on sale: only who hosts it is answered, and nobody can book it. */
  isPreview: boolean;
  /** How many other trips can be booked now. */
  othersOnSale: number;
  /** The operator's address, as the terms of the trip name it. */
  contactEmail: string;
  /** The server's clock, for every date the browser shows. */
  now: string;
}
