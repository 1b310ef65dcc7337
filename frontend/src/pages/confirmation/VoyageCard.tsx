import { CalendarPlus } from 'lucide-react';
import type { GuestRecord } from '../../api/guest';
import { Actions } from '../../features/booking/frame/Actions';
import { calendarFile } from '../../features/booking/choice/calendarFile';
import { PictureCard } from '../../features/booking/choice/PictureCard';
import { now } from '../../lib/time/clock';
import { formatClockTime, formatDayRange, formatWeekday } from '../../lib/time/dates';
import { calendarHref } from '../../lib/time/icalendar';
import { buttonLook } from '../../ui/buttonLook';
import { Fact } from '../../ui/Fact';
import { PrintButton } from '../../ui/PrintButton';
import styles from './ConfirmationPage.module.css';
import { useFirstPicture } from './useFirstPicture';

/** Event, dates, departure and destination, to look at, to print and to put into a calendar. */
export function VoyageCard({ guest }: { guest: GuestRecord }) {
  const { id, title, destination, startDate, endDate, departureTime, zoneLabel } = guest.trip;
  const picture = useFirstPicture(id);
  const calendar = calendarHref(calendarFile(guest, now()));

  return (
    <PictureCard picture={picture} isForPhones title={title}>
      <dl className={styles.facts}>
        <Fact label="Dates">{formatDayRange(startDate, endDate)}</Fact>
        <Fact label="Departure">
          {formatWeekday(startDate)} {formatClockTime(departureTime, zoneLabel)}
        </Fact>
        <Fact label="Destination">{destination}</Fact>
      </dl>
      <Actions>
        <a
          className={buttonLook('quiet', 'portal')}
          href={calendar}
          download={`gangway-${guest.reference}.ics`}
        >
          <CalendarPlus aria-hidden="true" size={18} strokeWidth={1.75} />
          Add to calendar
        </a>
        <PrintButton />
      </Actions>
    </PictureCard>
  );
}
