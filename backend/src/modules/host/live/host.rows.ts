import { z } from 'zod';
import { HOST_EVENT_TYPES, type HostSummary } from '../../../../contracts/host-events.js';
import { GUEST_STATUSES, PAYMENT_STATUSES } from '../../bookings/booking.rules.js';
import { TRIP_STATUSES } from '../../trips/trip.entity.js';
import type { RecentTripDto } from './host.dto.js';
import type { HostedTrips } from './host.rules.js';

export const SUMMARY_ROW = z.object({
  version: z.int(),
  totalTrips: z.int(),
  activeTrips: z.int(),
  totalGuests: z.int(),
  confirmedGuests: z.int(),
  pendingGuests: z.int(),
  revenueCents: z.int().nullable(),
  pendingCents: z.int().nullable(),
  completionPercent: z.int(),
}) satisfies z.ZodType<HostSummary>;

export const NEWS_ROW = z.object({
  /** A bigint, which the driver reads as text. */
  id: z.string(),
  type: z.enum(HOST_EVENT_TYPES),
  trip_id: z.int(),
  at: z.date(),
  summary: z.object({
    text: z.string(),
    bookingId: z.string().optional(),
    amountCents: z.int().optional(),
    status: z.string().optional(),
  }),
});
export type NewsRow = z.infer<typeof NEWS_ROW>;

export const HOSTED_ROW = z.object({
  id: z.int(),
  tripIds: z.array(z.int()),
  moneyTripIds: z.array(z.int()),
  documentsTripIds: z.array(z.int()),
  messagesTripIds: z.array(z.int()),
  mayDecideHosts: z.boolean(),
}) satisfies z.ZodType<HostedTrips>;

export const RECENT_TRIP_ROW = z.object({
  id: z.int(),
  title: z.string(),
  status: z.enum(TRIP_STATUSES),
  isCalledOff: z.boolean(),
  isCallOffWaiting: z.boolean(),
  guestCount: z.int(),
  maxGuests: z.int(),
  revenueCents: z.int().nullable(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  location: z.string(),
}) satisfies z.ZodType<RecentTripDto>;

export const RECENT_GUEST_ROW = z.object({
  bookingId: z.string(),
  name: z.string(),
  tripId: z.int(),
  tripTitle: z.string(),
  status: z.enum(GUEST_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  isBuyer: z.boolean(),
  amountPaidCents: z.int().nullable(),
  at: z.date(),
});
