import { useQuote } from '../../api/quote';
import type { TripView } from '../../api/trip';
import type { TripFront } from '../../api/tripPages';
import { cheapestCabin } from '../../features/cabins/cheapestCabin';
import { formatClockTime, formatWeekday } from '../../lib/time/dates';
import { Money } from '../../ui/Money';
import { Skeleton } from '../../ui/Skeleton';
import styles from './Hero.module.css';

const TWO = {
  occupancy: 'double',
  travellers: 2,
  travelInsurance: false,
  paymentType: 'full',
} as const;

interface Props {
  /** Undefined while it is on its way. */
  trip: TripView | undefined;
  /** The same; null where it is not known. */
  front: TripFront | null | undefined;
}

/** When and where, what the hosts say of it, and the price that is really paid. Until the trip is here its words are gaps. */
export function HeroLead({ trip, front }: Props) {
  const { data: quote } = useQuote({ ...TWO, cabinType: cheapestCabin(trip) }, trip !== undefined);
  return (
    <p className={styles.lead}>
      <span>
        Sail <span>{trip ? formatWeekday(trip.startDate) : <Skeleton width="4ch" />}</span> at{' '}
        <span>{trip ? formatClockTime(trip.departureTime, trip.zoneLabel) : <Skeleton width="6ch" />}</span>{' '}
        for <span>{trip ? trip.destination : <Skeleton width="12ch" />}</span>.{' '}
      </span>
      {front?.lead && <span>{`${front.lead} `}</span>}
      {front === undefined && <Skeleton width="16ch" />}
      <span>
        From {quote ? <Money cents={quote.totalCents / TWO.travellers} /> : <Skeleton width="3ch" />} per
        person with taxes and fees.
      </span>
    </p>
  );
}
