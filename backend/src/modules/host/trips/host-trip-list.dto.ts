import type { TripStatus } from '../../trips/trip.entity.js';

/** A trip's line in the list, with the figures of its rows. */
export class HostTripDto {
  id: number;
  title: string;
  destination: string;
  status: TripStatus;
  startDate: string | null;
  endDate: string | null;
  timeZone: string;
  isOnSale: boolean;
  isCalledOff: boolean;
  /** It is to be called off, once a second host has confirmed it. */
  isCallOffWaiting: boolean;
  isOwner: boolean;
  maxGuests: number;
  /** Places that bookings hold now, unpaid holds included. */
  seatsTaken: number;
  /** Confirmed and pending payment. */
  guestCount: number;
  /** Received less refunded; null without the right to money. */
  revenueCents: number | null;
  pendingCents: number | null;
}

export class FrontTripDto {
  tripId: number;
  /** Null for a trip that the asking host does not host. */
  title: string | null;
  /** Whether the asking host owns it, and may let another take its place. */
  isYours: boolean;
}

export class HostTripsDto {
  trips: HostTripDto[];
  /** What stands on the front page of the public site; null while nothing is on sale. */
  inFront: FrontTripDto | null;
}
