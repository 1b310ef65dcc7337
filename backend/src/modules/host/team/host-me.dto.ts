import type { TripStatus } from '../../trips/trip.entity.js';

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
  isOwner: boolean;
  money: boolean;
  documents: boolean;
  messages: boolean;
}

export class HostMeDto {
  /** The trip on sale first, then the newest voyages. */
  trips: HostedTripDto[];
  /** Who owns a trip may decide on people who asked to be hosts. */
  mayApproveHosts: boolean;
}
