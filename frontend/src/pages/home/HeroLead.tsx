import { useQuote } from '../../api/quote';
import type { TripView } from '../../api/trip';
import { formatClockTime, formatWeekday } from '../../lib/time/dates';
import { Money } from '../../ui/Money';
import { Skeleton } from '../../ui/Skeleton';
import styles from './Hero.module.css';

// Two who share an inside cabin pay least.
const CHEAPEST = {
  cabinType: 'inside',
  occupancy: 'double',
  travellers: 2,
  travelInsurance: false,
  paymentType: 'full',
} as const;

/** One sentence on when and where, one on the price that is really paid. Until the trip is here its words are gaps. */
export function HeroLead({ trip }: { trip: TripView | undefined }) {
  const { data: quote } = useQuote(CHEAPEST);
  return (
    <p className={styles.lead}>
      Sail <span>{trip ? formatWeekday(trip.startDate) : <Skeleton width="4ch" />}</span> at{' '}
      <span>{trip ? formatClockTime(trip.departureTime, trip.zoneLabel) : <Skeleton width="6ch" />}</span> for{' '}
      <span>{trip ? trip.destination : <Skeleton width="12ch" />}</span> and back, with a festival on every
      deck. From {quote ? <Money cents={quote.totalCents / CHEAPEST.travellers} /> : <Skeleton width="3ch" />}{' '}
      per person with taxes and fees.
    </p>
  );
}
