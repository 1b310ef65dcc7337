import { TRAVELLERS, useQuotes } from '../../api/quote';
import type { TripView } from '../../api/trip';
import { useSiteOrigin } from '../../ui/pageHead';
import { tripEvent } from './tripEvent';

/** What search engines read about the trip and its prices. Drawn once the prices are known; people see nothing of it. */
export function TripEvent({ trip }: { trip: TripView | undefined }) {
  const origin = useSiteOrigin();
  const cabins = trip?.cabins ?? [];
  const quotes = useQuotes(
    cabins.map(({ type }) => ({
      cabinType: type,
      occupancy: 'double',
      travellers: TRAVELLERS.double,
      travelInsurance: false,
      paymentType: 'full',
    })),
  );
  const offers = cabins.flatMap(({ name }, index) => {
    const quote = quotes[index]?.data;
    return quote ? [{ name, quote, travellers: TRAVELLERS.double }] : [];
  });
  if (!trip || offers.length < cabins.length) return null;
  // `<` is escaped: no text of a trip can end the element.
  const json = JSON.stringify(tripEvent(trip, offers, origin)).replaceAll('<', '\\u003c');
  // oxlint-disable-next-line react/no-danger
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
