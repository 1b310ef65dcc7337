import { MayBeLeftOut } from '../../../platform/http/may-be-left-out.js';
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
  @MayBeLeftOut()
  @wholeInQuery(0, 'after is the id of an event')
  after?: number;
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
  isCalledOff: boolean;
  /** It is to be called off, once a second host has confirmed it. */
  isCallOffWaiting: boolean;
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
  tripId: number;
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
