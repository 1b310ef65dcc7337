import type { Quote } from '../../api/quote';
import type { TripView } from '../../api/trip';
import { paths } from '../../lib/paths';

/** A cabin and what one of two travellers in it pays, all in. */
export interface CabinOffer {
  name: string;
  quote: Quote;
  travellers: number;
}

/**
 * The trip as schema.org's Event, with an offer a cabin at the price a person that is really paid. The reviews are samples
 * and therefore no part of it.
 */
export function tripEvent(trip: TripView, offers: readonly CabinOffer[], origin: string): object {
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
    url: `${origin}${paths.home()}`,
    offers: offers.map(({ name, quote, travellers }) => ({
      '@type': 'Offer',
      name,
      price: (quote.totalCents / travellers / 100).toFixed(2),
      priceCurrency: 'USD',
      availability: `https://schema.org/${trip.seatsLeft > 0 ? 'InStock' : 'SoldOut'}`,
      url: `${origin}${paths.pricing()}`,
    })),
  };
}
