import type { ReactNode } from 'react';
import type { TripView } from '../../../api/trip';
import { formatClockTime, formatDayRange, formatWeekday } from '../../../lib/time/dates';
import styles from './CabinCard.module.css';
import { PictureCard } from './PictureCard';
import type { Selection } from './selection';

interface Props {
  selection: Pick<Selection, 'occupancy'>;
  /** What its trip calls the cabin. */
  name: string;
  trip: Pick<TripView, 'title' | 'startDate' | 'endDate' | 'departureTime' | 'zoneLabel'>;
  /** Who sleeps in it, where that is not as many as it is for. */
  travellers?: number;
  /** The cabin as it looks inside. */
  picture: { picture: string; alt: string };
  /** Links that change the choice. */
  actions?: ReactNode;
  children: ReactNode;
}

const OCCUPANCY_TEXT = { double: 'Double occupancy', single: 'Single occupancy' } as const;

/** What is being booked: the cabin's picture and name, who sleeps in it, when it sails, and below that the price. */
export function CabinCard({ selection, name, trip, travellers, picture, actions, children }: Props) {
  const { occupancy } = selection;
  const sleepers = travellers ?? (occupancy === 'double' ? 2 : 1);
  return (
    <PictureCard picture={picture} title="Booking summary" titleClass={styles.caption}>
      <p className={styles.cabin}>{name}</p>
      <p>{`${OCCUPANCY_TEXT[occupancy]}, ${sleepers === 1 ? 'one traveller' : 'two travellers'}`}</p>
      <p className={styles.trip}>
        {trip.title}, <span className={styles.dates}>{formatDayRange(trip.startDate, trip.endDate)}</span>
        <br />
        Departs {formatWeekday(trip.startDate)} {formatClockTime(trip.departureTime, trip.zoneLabel)}
      </p>
      {actions && <p className={styles.actions}>{actions}</p>}
      {children}
    </PictureCard>
  );
}
