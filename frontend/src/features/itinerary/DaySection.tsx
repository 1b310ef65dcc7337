import { below } from '../../lib/browser/breakpoints';
import { DateText } from '../../ui/DateText';
import { Skeleton } from '../../ui/Skeleton';
import { TripPicture } from '../../ui/TripPicture';
import { ActivityList } from './ActivityList';
import { CalendarButton } from './CalendarButton';
import styles from './DaySection.module.css';
import { dayAnchor } from './dayAnchor';
import type { NumberedDay } from './planTexts';
import { dateOf, type PlannedTrip } from './schedule.rules';

interface Props {
  day: NumberedDay;
  /** Undefined while it is on its way, null when there is none to date the day. */
  trip: PlannedTrip | null | undefined;
  /** Its picture is the largest of the first screen. */
  isFirst: boolean;
}

/** One day: its picture with date and title, what it is about, and its hours. It can be linked to. */
export function DaySection({ day, trip, isFirst }: Props) {
  const anchor = dayAnchor(day.number);
  return (
    <section id={anchor} className={styles.day} aria-labelledby={`${anchor}-title`}>
      <TripPicture
        className={styles.picture}
        picture={day.picture}
        alt={day.alt}
        sizes={`${below('md')} 150vw, ${below('lg')} 100vw, min(1440px, 100vw - 264px)`}
        isFirst={isFirst}
      />
      <div className={styles.body}>
        <div className={styles.about}>
          <h2 id={`${anchor}-title`} className={styles.title} tabIndex={-1}>
            <span className={styles.when}>
              Day {day.number}
              {trip !== null && (
                <span className={styles.date}>
                  {trip ? <DateText isOfTrip day={dateOf(day, trip)} /> : <Skeleton width="8ch" />}
                </span>
              )}
            </span>{' '}
            {day.title}
          </h2>
          <p className={styles.description}>{day.description}</p>
          <div className={styles.action}>
            <CalendarButton
              days={[day]}
              trip={trip}
              fileName={`gangway-day-${day.number}`}
              tone="quiet"
              size="portal"
            >
              {`Add day ${day.number} to calendar`}
            </CalendarButton>
          </div>
        </div>
        <ActivityList day={day} trip={trip} />
      </div>
    </section>
  );
}
