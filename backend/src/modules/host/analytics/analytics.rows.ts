import { z } from 'zod';
import type { AnalyticsDto, BreakdownDto, OriginDto, TripRevenueDto } from './analytics.dto.js';

export const SOURCE_ROW = z.object({
  channel: z.string(),
  by: z.enum(['campaign', 'site', 'direct', 'unrecorded']),
  from: z.string().nullable(),
  count: z.int(),
}) satisfies z.ZodType<OriginDto>;
export type SourceRow = z.infer<typeof SOURCE_ROW>;

export const PEAK_ROW = z.object({
  weekday: z.int(),
  hour: z.int(),
  count: z.int(),
}) satisfies z.ZodType<AnalyticsDto['peaks'][number]>;

export const ADD_ON_ROW = z.object({
  kind: z.string(),
  title: z.string(),
  count: z.int(),
  cents: z.int().nullable(),
}) satisfies z.ZodType<AnalyticsDto['addOns'][number]>;

export const COUNTRY_ROW = z.object({
  country: z.string().nullable(),
  count: z.int(),
}) satisfies z.ZodType<AnalyticsDto['countries'][number]>;

export const TOTALS_ROW = z.object({
  held: z.int(),
  deposit: z.int(),
  paid: z.int(),
  averageCabinCents: z.number().nullable(),
});

export const DAYS_TO_PAID_ROW = z.object({ daysToPaid: z.number().nullable() });

export const PLACES_ROW = z.object({ seatsTaken: z.int(), maxGuests: z.int(), openDrafts: z.int() });

export const TRIP_REVENUE_ROW = z.object({
  tripId: z.int(),
  title: z.string(),
  cents: z.int(),
}) satisfies z.ZodType<TripRevenueDto>;

export const BREAKDOWN_ROW = z.object({
  faresCents: z.int(),
  insuranceCents: z.int(),
  taxCents: z.int(),
  addOnsCents: z.int(),
  discountsCents: z.int(),
  refundsCents: z.int(),
}) satisfies z.ZodType<BreakdownDto>;
