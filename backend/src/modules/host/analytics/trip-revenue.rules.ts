import type { RevenueDto, TripRevenueDto } from './analytics.dto.js';

/** So many trips have a line of their own. */
const MOST_TRIPS = 12;

/** What trips have earned, given the most first: those beyond the first twelve together, so that all is all the revenue. */
export function byTripOf(rows: readonly TripRevenueDto[]): Pick<RevenueDto, 'byTrip' | 'otherTrips'> {
  const rest = rows.slice(MOST_TRIPS);
  const cents = rest.reduce((sum, trip) => sum + trip.cents, 0);
  return {
    byTrip: rows.slice(0, MOST_TRIPS),
    otherTrips: rest.length === 0 ? null : { count: rest.length, cents },
  };
}
