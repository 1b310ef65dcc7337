import type { CabinType } from '../../trips/trip-config.js';
import type { TripStatus } from '../../trips/trip.entity.js';

/** What a trip calls a cabin. */
export class HostedCabinDto {
  type: CabinType;
  name: string;
  /** Whether it can be booked; what was booked of it before stays. */
  isSold: boolean;
}

/** A trip the asking person hosts, and what they may do on it. */
export class HostedTripDto {
  tripId: number;
  title: string;
  status: TripStatus;
  /** Dates `YYYY-MM-DD` in the trip's zone; null before they are set. */
  startDate: string | null;
  endDate: string | null;
  timeZone: string;
  isOnSale: boolean;
  /** It does not take place: nobody is added to it any more. */
  isCalledOff: boolean;
  /** None before the trip has any. */
  cabins: HostedCabinDto[];
  /** Whether travel insurance can be booked with it. */
  sellsInsurance: boolean;
  /** How old every traveller who is added now is at least on the day of sailing. */
  minimumAge: number;
  isOwner: boolean;
  money: boolean;
  documents: boolean;
  messages: boolean;
}

export class HostMeDto {
  /** The trip on sale first, then what is to come, the soonest first, then what is over or called off. */
  trips: HostedTripDto[];
  /** Who owns a trip may decide on people who asked to be hosts. */
  mayApproveHosts: boolean;
}
