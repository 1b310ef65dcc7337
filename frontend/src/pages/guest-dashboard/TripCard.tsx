import { CalendarDays, Clock, MapPin } from 'lucide-react';
import type { GuestTrip } from '../../api/guestArea';
import { CardPicture } from './CardPicture';
import { EndedState } from './EndedState';
import { PaymentState } from './PaymentState';
import { StatusBadge } from './StatusBadge';
import styles from './TripCard.module.css';
import { hasEnded } from './trip.rules';
import { TripDates } from './TripDates';

/** The trip to look forward to: what, where, when, and how much of it is paid. */
export function TripCard({ trip }: { trip: GuestTrip }) {
  return (
    <section className={styles.card} aria-labelledby="trip">
      <CardPicture tripId={trip.id} />
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 id="trip">{trip.title}</h2>
          <StatusBadge trip={trip} />
        </div>
        <ul className={styles.facts}>
          <li>
            <MapPin aria-hidden="true" size={20} strokeWidth={1.75} />
            {trip.destination}
          </li>
          <li>
            <Clock aria-hidden="true" size={20} strokeWidth={1.75} />
            {trip.duration}
          </li>
          <li>
            <CalendarDays aria-hidden="true" size={20} strokeWidth={1.75} />
            <TripDates trip={trip} />
          </li>
        </ul>
        {hasEnded(trip) ? <EndedState trip={trip} /> : <PaymentState trip={trip} />}
      </div>
    </section>
  );
}
