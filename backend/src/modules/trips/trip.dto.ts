import type { CabinPackage, CabinType } from './trip-config.js';

export class CabinDto implements CabinPackage {
  type: CabinType;
  name: string;
  description: string;
  doubleCents: number;
  doubleWasCents: number;
  singleCents: number;
  singleWasCents: number;
  popular: boolean;
  savings: string;
  features: string[];
}

export class RatingDto {
  /** 1 to 5, one decimal; 0 without reviews. */
  average: number;
  count: number;
}

export class ReviewDto {
  name: string;
  location: string;
  package: string;
  rating: number;
  comment: string;
}

/** The trip on sale, as every page shows it. */
export class TripDto {
  id: number;
  title: string;
  subtitle: string;
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
  seatsLeft: number;
  rating: RatingDto;
  reviews: ReviewDto[];
  cabins: CabinDto[];
  insuranceCents: number;
  taxPercent: number;
  fullDiscountPercent: number;
  depositPercent: number;
  /** The operator's address, for whatever needs a person. */
  contactEmail: string;
  /** The external site behind "Book a Trip"; null where bookings are taken on this site alone. */
  bookingSiteUrl: string | null;
  /** The server's clock, for every date the browser shows. */
  now: string;
}
