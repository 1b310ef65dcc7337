import { newPublicId } from '../../platform/security/tokens.js';
import type { Trip } from '../trips/trip.entity.js';
import type { Quote, Selection } from './quote.rules.js';

/** What a new booking's row says of the choice and its price. */
export function bookingColumns(
  trip: Pick<Trip, 'id'>,
  selection: Selection,
  price: Quote,
  party: readonly object[],
) {
  return {
    ...selectionColumns(selection),
    ...priceColumns(price),
    publicId: newPublicId(),
    tripId: trip.id,
    travellers: party.length,
  };
}

function selectionColumns({ channel, paymentType, occupancy, cabinType, travelInsurance }: Selection) {
  return { channel, plan: paymentType, occupancy, cabinType, travelInsurance };
}

function priceColumns({
  fareCents,
  insuranceCents,
  taxCents,
  totalCents,
  discountCents,
  payableCents,
}: Quote) {
  return { fareCents, insuranceCents, taxCents, totalCents, discountCents, payableCents };
}
