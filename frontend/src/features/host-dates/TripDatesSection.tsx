import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../../api/errors';
import type { DateWords, HostDate, TripDates } from '../../api/host/hostDates';
import { useTripName } from '../../api/host/hostMe';
import { zoneWords } from '../../lib/time/zoneWords';
import { Button } from '../../ui/Button';
import { ErrorNote } from '../../ui/ErrorNote';
import { useFocusStays } from '../../ui/useFocusStays';
import { GROUPS } from './dates.rules';
import { DateDialog } from './DateDialog';
import styles from './DatesDesk.module.css';
import { DatesGroup } from './DatesGroup';
import { RemovedDate } from './RemovedDate';
import { useDateRemoval } from './useDateRemoval';

/** What the form is about: a date that is there, or a new one of a kind. */
interface Asked {
  date: HostDate | null;
  kind: DateWords['kind'];
}

/** One trip's dates in four groups, and the form over them. */
export function TripDatesSection({ trip }: { trip: TripDates }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const removal = useDateRemoval();
  const place = useFocusStays<HTMLElement>();
  const { timeZone, mayEdit, dates, today } = trip;
  const title = useTripName()(trip.tripId, trip.title);

  return (
    <section ref={place} className={styles.section} aria-label={title}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.zone}>Days and hours in {zoneWords(timeZone)}</p>
        </div>
        {mayEdit && (
          <Button size="portal" onClick={() => setAsked({ date: null, kind: 'activity' })}>
            <CalendarPlus aria-hidden="true" size={20} strokeWidth={1.75} />
            Add a date
          </Button>
        )}
      </div>
      <div className={styles.groups}>
        {GROUPS.map(({ kind, title: name, empty }) => (
          <DatesGroup
            key={kind}
            kind={kind}
            title={name}
            empty={empty}
            dates={dates}
            today={today}
            mayEdit={mayEdit}
            onEdit={(date) => setAsked({ date, kind: 'document' })}
            onRemove={removal.remove}
          />
        ))}
      </div>
      {removal.error !== null && <ErrorNote>{sentenceOf(removal.error)}</ErrorNote>}
      <RemovedDate removal={removal} />
      {asked && <DateDialog trip={trip} date={asked.date} kind={asked.kind} onClose={() => setAsked(null)} />}
    </section>
  );
}
