import { isDeepStrictEqual } from 'node:util';
import { newPublicId } from '../../platform/security/tokens.js';
import { planOf } from '../trips/instalment-plan.js';
import { cancellationOf, minimumAgeOf, taxPercentOf } from '../trips/trip-config.js';
import type { Booking } from './booking.entity.js';
import { occupancyOf, type Quote, type Selection } from './quote/quote.rules.js';
import type { Sale } from './sale.js';

/** What a new booking's row says of the choice and its price. */
export function bookingColumns({ trip, selection, price, party }: Sale) {
  return {
    ...selectionColumns(selection),
    ...priceColumns(price),
    publicId: newPublicId(),
    tripId: trip.id,
    instalmentPlan: planOf(trip.config.plan),
    taxPercent: taxPercentOf(trip.config),
    ...termsColumns(trip),
    minimumAge: minimumAgeOf(trip.config),
    travellers: party.length,
  };
}

/** What of a trip's terms its bookings keep in words of their own. */
export const termsColumns = ({ config }: Sale['trip']) => ({
  cancellation: cancellationOf(config),
  ownTerms: config.ownTerms ?? null,
});

function selectionColumns(selection: Selection) {
  const { channel, paymentType, cabinType, travelInsurance, promo } = selection;
  return { channel, plan: paymentType, occupancy: occupancyOf(selection), cabinType, travelInsurance, promo };
}

function priceColumns({
  promoCents,
  fareCents,
  insuranceCents,
  taxCents,
  totalCents,
  discountCents,
  payableCents,
}: Quote) {
  return { promoCents, fareCents, insuranceCents, taxCents, totalCents, discountCents, payableCents };
}

/** What a booking has of its trip as that was when it was made. */
const OF_THE_TRIP = [
  'cabinType',
  'travelInsurance',
  'promo',
  'totalCents',
  'taxPercent',
  'instalmentPlan',
  'cancellation',
  'ownTerms',
  'minimumAge',
] as const;

/** Whether a booking is what this sale would make of it now: the trip may sell something else, or otherwise, since. */
export function isStillSold(booking: Booking, sale: Sale): boolean {
  const today = bookingColumns(sale);
  return OF_THE_TRIP.every((column) => isDeepStrictEqual(booking[column], today[column]));
}
