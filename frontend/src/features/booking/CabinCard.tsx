import type { ReactNode } from 'react';
import type { TripView } from '../../api/trip';
import { formatDayRange, formatTime, formatWeekday } from '../../lib/dates';
import type { PictureName } from '../../ui/pictureSources';
import styles from './CabinCard.module.css';
import { PictureCard } from './PictureCard';
import { CABIN_NAMES, type Selection } from './selection';

interface Props {
  selection: Selection;
  trip: Pick<TripView, 'title' | 'startDate' | 'endDate' | 'departsAt' | 'timeZone'>;
  /** The cabin as it looks inside. */
  picture: { name: PictureName; alt: string };
  /** Links that change the choice. */
  actions?: ReactNode;
  children: ReactNode;
}

const OCCUPANCY_TEXT = {
  double: 'Double occupancy, two travellers',
  single: 'Single occupancy, one traveller',
} as const;

/** What is being booked: the cabin's picture and name, who sleeps in it, when it sails, and below that the price. */
export function CabinCard({ selection, trip, picture, actions, children }: Props) {
  return (
    <PictureCard picture={picture} title="Booking summary" titleClass={styles.caption}>
      <p className={styles.cabin}>{CABIN_NAMES[selection.cabinType]}</p>
      <p>{OCCUPANCY_TEXT[selection.occupancy]}</p>
      <p className={styles.trip}>
        {trip.title}, <span className={styles.dates}>{formatDayRange(trip.startDate, trip.endDate)}</span>
        <br />
        Departs {formatWeekday(trip.startDate)} {formatTime(trip.departsAt, trip.timeZone)}
      </p>
      {actions && <p className={styles.actions}>{actions}</p>}
      {children}
    </PictureCard>
  );
}
