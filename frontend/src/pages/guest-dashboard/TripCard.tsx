import { CalendarDays, Clock, MapPin } from 'lucide-react';
import { from } from '../../lib/browser/breakpoints';
import type { GuestTrip } from '../../api/guestArea';
import { Picture } from '../../ui/Picture';
import { PaymentState } from './PaymentState';
import { StatusBadge } from './StatusBadge';
import styles from './TripCard.module.css';
import { TripDates } from './TripDates';

/** The trip to look forward to: what, where, when, and how much of it is paid. */
export function TripCard({ trip }: { trip: GuestTrip }) {
  return (
    <section className={styles.card} aria-labelledby="trip">
      <Picture
        name="ensenada-day"
        alt="White houses and bougainvillea above the bay of Ensenada"
        sizes={`${from('xl')} 60vw, 92vw`}
        isFirst
        className={styles.picture}
      />
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 id="trip">{trip.title}</h2>
          <StatusBadge status={trip.status} />
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
        <PaymentState trip={trip} />
      </div>
    </section>
  );
}
