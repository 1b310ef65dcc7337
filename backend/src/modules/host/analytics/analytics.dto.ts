import { MayBeLeftOut } from '../../../platform/http/may-be-left-out.js';
import { wholeInQuery } from '../../../platform/http/whole-number.js';

export class AnalyticsOfDto {
  /** One trip; all that one hosts when absent. */
  @MayBeLeftOut()
  @wholeInQuery(1)
  trip?: number;
}

/** A number of something, by its name. */
export class CountDto {
  name: string;
  count: number;
}

export class OriginDto {
  /** `unrecorded`: made by a host, or before sources were recorded. `others`: the known ones beyond the first eight, together. */
  by: 'campaign' | 'site' | 'direct' | 'unrecorded' | 'others';
  /** The campaign's or the site's name. */
  from: string | null;
  count: number;
}

export class PeakDto {
  /** 1 is Monday. */
  weekday: number;
  /** 0 to 23, on the trip's clocks. */
  hour: number;
  count: number;
}

export class AddOnCountDto {
  kind: string;
  title: string;
  count: number;
  /** Null unless one may see the money of every trip it was chosen on. */
  cents: number | null;
}

export class FunnelDto {
  /** Checkouts that people have begun and not booked, as of now: they are forgotten after a day. */
  openDrafts: number;
  /** Bookings that ever held places. */
  held: number;
  /** Of these, those that ever paid a deposit or everything. */
  deposit: number;
  /** Of these, those that ever were paid in full. */
  paid: number;
}

export class PerformanceDto {
  seatsTaken: number;
  maxGuests: number;
  /** Over bookings that keep their places, of the trips whose money one may see; null without any. */
  averageCabinCents: number | null;
  /** The middle number of days from booking to paid in full; null before anything was paid. */
  daysToPaid: number | null;
}

export class TripRevenueDto {
  tripId: number;
  title: string;
  /** Received less refunded. */
  cents: number;
}

export class OtherTripsDto {
  count: number;
  /** Received less refunded. */
  cents: number;
}

/** What bookings that keep their places are worth, in cents; what lowers it is negative. */
export class BreakdownDto {
  faresCents: number;
  insuranceCents: number;
  taxCents: number;
  addOnsCents: number;
  discountsCents: number;
  /** What went back to guests, of all bookings. */
  refundsCents: number;
}

export class RevenueDto {
  /** The twelve that earned most, the most first. */
  byTrip: TripRevenueDto[];
  /** The trips beyond these, together; null where there are none. */
  otherTrips: OtherTripsDto | null;
  breakdown: BreakdownDto;
}

/** Figures of the trips one hosts, all counted from rows. */
export class AnalyticsDto {
  /** Bookings that held places, by where they were made. */
  channels: CountDto[];
  origins: OriginDto[];
  peaks: PeakDto[];
  /** On bookings that keep their places, the most chosen first. */
  addOns: AddOnCountDto[];
  /** Travellers who keep their places, by the country they told; null where they told none. */
  countries: { country: string | null; count: number }[];
  funnel: FunnelDto;
  performance: PerformanceDto;
  /** Of the trips whose money one may see; null when that is none of them. */
  revenue: RevenueDto | null;
}

export class AgeGroupDto {
  /** "25-34"; groups of fewer than three people are merged with their neighbours. */
  name: string;
  count: number;
}

export class AgesDto {
  groups: AgeGroupDto[];
  /** Travellers whose birth date is not known. */
  unknown: number;
}
