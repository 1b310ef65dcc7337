import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../../api/errors';
import type { DateWords, HostDate, TripDates } from '../../api/host/hostDates';
import { Button } from '../../ui/Button';
import { ErrorNote } from '../../ui/ErrorNote';
import { Panel } from '../../ui/Panel';
import { useFocusStays } from '../../ui/useFocusStays';
import { agendaOf, pastWords } from './agenda.rules';
import { AgendaList } from './AgendaList';
import { DateDialog } from './DateDialog';
import { RemovedDate } from './RemovedDate';
import styles from './Agenda.module.css';
import { useDateRemoval } from './useDateRemoval';

interface Asked {
  trip: TripDates;
  /** Null for a new one, whose trip is chosen in the form. */
  date: HostDate | null;
  kind: DateWords['kind'];
}

const GROUPS = [
  { part: 'late', title: 'Past, and still open', empty: null },
  { part: 'week', title: 'The next seven days', empty: 'Nothing is due in the next seven days.' },
  { part: 'month', title: 'The three weeks after', empty: 'Nothing is due in the three weeks after.' },
  { part: 'later', title: 'Later', empty: null },
] as const;

/** What is due over several trips, the soonest first, with what is still open at each date. */
export function AgendaDesk({ trips }: { trips: readonly TripDates[] }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const removal = useDateRemoval();
  const place = useFocusStays<HTMLElement>();
  const agenda = agendaOf(trips);
  const editable = trips.filter(({ mayEdit }) => mayEdit);
  const [first] = editable;
  const acts = {
    onEdit: (trip: TripDates, date: HostDate) => setAsked({ trip, date, kind: 'document' }),
    onRemove: removal.remove,
  };
  // What another host saved meanwhile is found in the trip as it is read now.
  const now = asked && (trips.find(({ tripId }) => tripId === asked.trip.tripId) ?? asked.trip);

  return (
    <section ref={place} className={styles.agenda} aria-label="Dates of several trips">
      {first && (
        <div className={styles.head}>
          <Button size="portal" onClick={() => setAsked({ trip: first, date: null, kind: 'activity' })}>
            <CalendarPlus aria-hidden="true" size={20} strokeWidth={1.75} />
            Add a date
          </Button>
        </div>
      )}
      {GROUPS.map(({ part, title, empty }) => {
        const entries = agenda[part];
        if (entries.length === 0 && empty === null) return null;
        return (
          <Panel key={part} title={title} empty={entries.length === 0 ? empty : null}>
            <AgendaList entries={entries} {...acts} />
          </Panel>
        );
      })}
      {agenda.past.length > 0 && (
        <details className={styles.past}>
          <summary>{pastWords(agenda)}</summary>
          <AgendaList entries={agenda.past} {...acts} />
        </details>
      )}
      {removal.error !== null && <ErrorNote>{sentenceOf(removal.error)}</ErrorNote>}
      <RemovedDate removal={removal} />
      {asked && now && (
        <DateDialog
          trip={now}
          date={asked.date}
          kind={asked.kind}
          trips={asked.date ? undefined : editable}
          onTrip={(trip) => setAsked({ ...asked, trip })}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}
