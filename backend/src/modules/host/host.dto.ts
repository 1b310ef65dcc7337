import { Type } from 'class-transformer';
import { IsInt, IsOptional, Min } from 'class-validator';
import type {
  HostEvent,
  HostEventSummary,
  HostEventType,
  HostSummary,
} from '../../../contracts/host-events.js';
import type { GuestStatus, PaymentStatus } from '../guests/booking.rules.js';
import type { TripStatus } from '../trips/trip.entity.js';

export class EventsAfterDto {
  /** The last event id that is known already. */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'after is the id of an event' })
  @Min(0, { message: 'after is the id of an event' })
  after?: number;
}

/** Which trip the desk is about. */
export class ChosenTripDto {
  /** Absent for all trips the host hosts. */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'trip is the number of a trip' })
  @Min(1, { message: 'trip is the number of a trip' })
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
