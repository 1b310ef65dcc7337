import type { QueryClient } from '@tanstack/react-query';
import { ofTrip, type Quote, quoteOptions, TRAVELLERS } from '../api/quote';
import { tripOptions, type TripView } from '../api/trip';
import { paths } from '../lib/paths';
import { inTrip } from '../lib/tripAddress';

const TWO_PAY_IN_FULL = {
  occupancy: 'double',
  travellers: TRAVELLERS.double,
  travelInsurance: false,
  paymentType: 'full',
} as const;

/** A cabin and what one of two travellers in it pays, all in. */
interface CabinOffer {
  name: string;
  isLeft: boolean;
  quote: Quote;
}

/**
 * The trip as schema.org's Event, with an offer a cabin at the price a person that is really paid. Its reviews are of other
 * trips, or samples, and therefore no part of it.
 */
function tripEvent(trip: TripView, offers: readonly CabinOffer[], origin: string): object {
  const addressOf = (page: string) => inTrip(page, trip.isInFront ? undefined : trip.id);
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: trip.title,
    description: trip.description,
    startDate: trip.departsAt,
    endDate: trip.endDate,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: trip.destination, address: trip.destination },
    maximumAttendeeCapacity: trip.maxGuests,
    url: origin + addressOf(paths.home()),
    offers: offers.map(({ name, isLeft, quote }) => ({
      '@type': 'Offer',
      name,
      price: (quote.totalCents / TRAVELLERS.double / 100).toFixed(2),
      priceCurrency: 'USD',
      availability: `https://schema.org/${isLeft ? 'InStock' : 'SoldOut'}`,
      url: origin + addressOf(paths.pricing()),
    })),
  };
}

/**
 * What search engines are told about a trip on sale, the one on the front page where none is named; null when it or its prices
 * cannot be had, which is no fault.
 */
export async function findTripEvent(
  queryClient: QueryClient,
  origin: string,
  tripId?: number,
): Promise<object | null> {
  try {
    const trip = await queryClient.fetchQuery(tripOptions(tripId));
    if (!trip) return null;
    const offers = trip.cabins.map(async ({ name, type, cabinsLeft }) => ({
      name,
      isLeft: trip.seatsLeft > 0 && cabinsLeft !== 0,
      quote: await queryClient.fetchQuery(
        quoteOptions(ofTrip({ ...TWO_PAY_IN_FULL, cabinType: type }, trip)),
      ),
    }));
    return tripEvent(trip, await Promise.all(offers), origin);
  } catch {
    return null;
  }
}
