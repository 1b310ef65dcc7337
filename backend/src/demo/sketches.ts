import type { BookingStatus } from '../modules/bookings/booking.rules.js';
import type { Choice, Selection } from '../modules/bookings/quote/quote.rules.js';
import type { CabinType } from '../modules/trips/trip-config.js';
import type { TripStatus } from '../modules/trips/trip.entity.js';
import type { HostName } from './people.data.js';
import type { Person } from './person.js';

/** The most parts a plan has. */
export const ALL_PARTS = 3;

/** A trip as the demo tells it. Dates are of its zone; it sails at four in the afternoon. */
export interface TripSketch {
  title: string;
  subtitle: string;
  artist?: string;
  destination: string;
  startDate: string;
  endDate: string;
  duration: string;
  maxGuests: number;
  status: TripStatus;
  description: string;
  /** Hosts beside Marisol. */
  coHosts: readonly HostName[];
  timeZone?: string;
  isOnSale?: true;
}

/** A booking as the demo tells it. What it costs follows from the price that was agreed on the day it was made. */
export interface BookingSketch {
  /** Names its ledger lines: `demo:<ref>:charge`. */
  ref: string;
  selection: Selection;
  status: BookingStatus;
  /** Local date and time, e.g. `2025-05-30T19:20`. */
  bookedAt: string;
  /** How many parts of the plan are paid, earliest first. */
  partsPaid: number;
  /** Local dates and times of these payments, where the parts were not paid on the day they were due. */
  paidAt?: readonly string[];
  /** A payment of a part of the next one, in cents. */
  andPart?: { cents: number; at: string };
  /** How a booking that no longer stands came to its end. Whatever was paid has been given back. */
  ended?: { at: string; reason: string };
  /** A host opened the premium pages before the money came. */
  accessOverride?: true;
  travellers: readonly Person[];
}

/** Prices per person in whole dollars: two in a cabin, one in a cabin. */
export type CabinPrices = Record<CabinType, readonly [double: number, single: number]>;

/** `count` like bookings of a trip other than the one on sale. */
export interface BookingGroup extends Omit<Choice, 'travelInsurance' | 'channel'> {
  count: number;
  travelInsurance?: true;
  channel?: 'booking_form';
  /** How many parts are paid; left out: all. */
  partsPaid?: number;
  paidAt?: BookingSketch['paidAt'];
  andPart?: BookingSketch['andPart'];
  status?: 'waitlist';
}

/** A trip whose bookings are told by the group, and whose travellers take their names from the lists. */
export interface GroupTrip extends TripSketch {
  key: string;
  prices: CabinPrices;
  /** How many cabins of each type there are; left out where only places are counted. */
  stock?: Record<CabinType, number>;
  /** The day of the first booking; the next ones follow every third day. */
  salesFrom: string;
  groups: readonly BookingGroup[];
  /** Who made the last booking and has an account; left out where nobody has one. */
  lastBooker?: Person;
}
