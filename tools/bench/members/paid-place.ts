import { guestStatus } from '../../../backend/src/modules/bookings/booking.rules.js';
import {
  derive,
  type Derived,
  type LedgerKind,
} from '../../../backend/src/modules/bookings/ledger/derive.rules.js';
import {
  quote,
  type Part,
  type Quote,
  type Selection,
} from '../../../backend/src/modules/bookings/quote/quote.rules.js';
import { dateInZone } from '../../../backend/src/modules/trips/trips.service.js';
import type { TripConfig } from '../../../backend/src/modules/trips/trip-config.js';

/** One traveller in an inside cabin, paid in full. */
export const SELECTION: Selection = {
  cabinType: 'inside',
  occupancy: 'single',
  travellers: 1,
  travelInsurance: false,
  paymentType: 'full',
  channel: 'checkout',
  promo: null,
};
export const STATUS = 'paid';

/** What a paid place costs, its ledger, and what the product derives from that: the same for every member. */
export interface PaidPlace {
  price: Quote;
  part: Part;
  /** The booking's lines, one of a kind. */
  entries: { kind: LedgerKind; amountCents: number }[];
  derived: Derived;
  guestStatus: string;
}

export function paidPlace(
  trip: { config: TripConfig; startDate: string; timeZone: string },
  now: Date,
): PaidPlace {
  const today = dateInZone(now, trip.timeZone);
  const price = quote(trip.config, SELECTION, trip.startDate, today);
  const [part] = price.parts;
  if (!part || price.parts.length !== 1) throw new Error('A price paid in full has one part.');
  const entries: PaidPlace['entries'] = [
    { kind: 'charge' as const, amountCents: price.totalCents },
    { kind: 'discount' as const, amountCents: -price.discountCents },
    { kind: 'manual' as const, amountCents: -price.payableCents },
  ].filter(({ amountCents }) => amountCents !== 0);
  const derived = derive({
    status: STATUS,
    disputed: false,
    accessOverride: null,
    entries,
    parts: price.parts,
    policy: 'paid_in_full',
    today,
  });
  return { price, part, entries, derived, guestStatus: guestStatus(STATUS) };
}
