import { named, PATTERNS, type Query, withQuery } from './paths';

const boardingAt = (code: string) => PATTERNS.hostBoarding.replace('/:code?', code);

/** The addresses beside the desk's own. Only pages behind a login lead there: no other page loads them. */
export const hostPaths = {
  trips: () => PATTERNS.hostTrips,
  newTrip: () => PATTERNS.hostNewTrip,
  trip: (tripId: number) => named(PATTERNS.hostTrip, tripId),
  /** Where a trip's days are written. */
  tripPlan: (tripId: number) => named(PATTERNS.hostTripPlan, tripId),
  /** Where a trip's home page is written. */
  tripFront: (tripId: number) => named(PATTERNS.hostTripFront, tripId),
  /** Where the page of a trip's ship is written, with what the fare holds. */
  tripShip: (tripId: number) => named(PATTERNS.hostTripShip, tripId),
  /** Where the pictures of a trip's cabins are chosen. */
  tripCabins: (tripId: number) => named(PATTERNS.hostTripCabins, tripId),
  /** Where it is written how the guests of a trip get ready. */
  tripGuide: (tripId: number) => named(PATTERNS.hostTripGuide, tripId),
  /** Where the pictures of a trip's group are chosen. */
  tripGroup: (tripId: number) => named(PATTERNS.hostTripGroup, tripId),
  /** Where it is written what a trip asks its travellers. */
  tripQuestions: (tripId: number) => named(PATTERNS.hostTripQuestions, tripId),
  /** Where it is written what a trip's travellers sign. */
  tripWaiver: (tripId: number) => named(PATTERNS.hostTripWaiver, tripId),
  log: (query: Query = {}) => withQuery(PATTERNS.hostLog, query),
  /** Who of a trip is here: of the chosen one, or of the next. */
  boarding: (trip: number | null = null) => withQuery(boardingAt(''), { trip: trip ?? undefined }),
  /** Where the code leads that a traveller shows at the pier. */
  boardingCode: (code: string) => boardingAt(`/${encodeURIComponent(code)}`),
  /** `from` and `to` are days, both included. */
  report: (query: { trip?: number; from?: string; to?: string } = {}) =>
    withQuery(PATTERNS.hostReport, { ...query }),
  /** A receipt of one of the host's guests, by the payment's public id. */
  receipt: (id: string) => named(PATTERNS.hostReceipt, id),
  /** A booking as its hosts see it, by its public id. */
  booking: (id: string) => named(PATTERNS.hostBooking, id),
  /** Add Guest: onto the chosen trip, or onto one that is chosen there. */
  newBooking: (trip: number | null) => withQuery(PATTERNS.hostBookingNew, { trip: trip ?? undefined }),
};
