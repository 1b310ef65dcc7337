import { CalendarButton } from '../../features/itinerary/CalendarButton';
import { DAYS } from '../../features/itinerary/days';
import type { PlannedTrip } from '../../features/itinerary/schedule.rules';
import { formatClockTime, formatDayRange, formatWeekday } from '../../lib/dates';
import { PageTitle } from '../../ui/PageTitle';
import { PrintButton } from '../../ui/PrintButton';
import { Skeleton } from '../../ui/Skeleton';
import styles from './ItineraryHead.module.css';

const DESCRIPTION =
  'The cruise to Ensenada day by day: sail-away on Friday afternoon, a day ashore, a day at sea, and the time of everything on board.';

interface Props {
  /** Undefined while it is on its way, null when there is none. */
  trip: PlannedTrip | null | undefined;
}

/** What the page is, when the trip is, and how to take the plan along. */
export function ItineraryHead({ trip }: Props) {
  return (
    <div className={styles.head}>
      {trip !== null && (
        <p className={styles.eyebrow}>
          {trip ? (
            `${trip.title}, ${formatDayRange(trip.startDate, trip.endDate)}`
          ) : (
            <Skeleton width="30ch" />
          )}
        </p>
      )}
      <PageTitle title="Itinerary" description={DESCRIPTION} className={styles.title}>
        Three days, hour by hour
      </PageTitle>
      <p className={styles.lead}>
        {trip !== null && <Departure trip={trip} />}
        Every time here is the time on board.
      </p>
      <div className={styles.actions}>
        <CalendarButton days={DAYS} trip={trip} fileName="gangway-itinerary" tone="primary" size="public">
          Add to calendar
        </CalendarButton>
        <PrintButton size="public" />
      </div>
    </div>
  );
}

function Departure({ trip }: { trip: PlannedTrip | undefined }) {
  return (
    <>
      We sail on {trip ? formatWeekday(trip.startDate) : <Skeleton width="5ch" />} at{' '}
      {trip ? formatClockTime(trip.departureTime, trip.zoneLabel) : <Skeleton width="8ch" />} for{' '}
      {trip ? trip.destination : <Skeleton width="14ch" />}.{' '}
    </>
  );
}
