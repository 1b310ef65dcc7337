import { IsOptional } from 'class-validator';
import { wholeInQuery } from '../../../platform/http/whole-number.js';
import type {
  HostEvent,
  HostEventSummary,
  HostEventType,
  HostSummary,
} from '../../../../contracts/host-events.js';
import type { GuestStatus, PaymentStatus } from '../../bookings/booking.rules.js';
import type { TripStatus } from '../../trips/trip.entity.js';

export class EventsAfterDto {
  /** The last event id that is known already. */
  @IsOptional()
  @wholeInQuery(0, 'after is the id of an event')
  after?: number;
}

/** Which trip the desk is about. */
export class ChosenTripDto {
  /** Absent for all trips the host hosts. */
  @IsOptional()
  @wholeInQuery(1, 'trip is the number of a trip')
  trip?: number;
}

export class HostSummaryDto implements HostSummary {
  version: number;
  totalTrips: number;
  activeTrips: number;
  totalGuests: number;
  confirmedGuests: number;
  pendingGuests: number;
  revenueCents: number | null;
  pendingCents: number | null;
  completionPercent: number;
}

export class RecentTripDto {
  id: number;
  title: string;
  status: TripStatus;
  guestCount: number;
  maxGuests: number;
  /** Null without the right to the trip's money. */
  revenueCents: number | null;
  startDate: string | null;
  endDate: string | null;
  location: string;
}

export class RecentGuestDto {
  bookingId: string;
  name: string;
  tripTitle: string;
  status: GuestStatus;
  paymentStatus: PaymentStatus;
  /** Of a companion the booking is paid by who booked. */
  isBuyer: boolean;
  /** Null without the right to the trip's money. */
  amountPaidCents: number | null;
  /** ISO instant. */
  at: string;
}

export class HostEventSummaryDto implements HostEventSummary {
  text: string;
  bookingId?: string;
  amountCents?: number;
  status?: string;
}

export class HostEventDto implements HostEvent {
  id: number;
  type: HostEventType;
  tripId: number;
  at: string;
  summary: HostEventSummaryDto;
}

export class HostOverviewDto {
  summary: HostSummaryDto;
  recentTrips: RecentTripDto[];
  recentGuests: RecentGuestDto[];
  /** Ascending, at most 20. */
  recentEvents: HostEventDto[];
}
