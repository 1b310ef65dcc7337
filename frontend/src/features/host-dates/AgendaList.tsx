import { useState } from 'react';
import type { HostDate, TripDates } from '../../api/host/hostDates';
import { useTripName } from '../../api/host/hostMe';
import { Button } from '../../ui/Button';
import type { Entry } from './agenda.rules';
import { DateRow } from './DateRow';
import styles from './Agenda.module.css';

const STEP = 12;

export interface AgendaActs {
  onEdit: (trip: TripDates, date: HostDate) => void;
  onRemove: (date: HostDate) => void;
}

/** Dates of several trips, twelve at first and more as they are asked for. */
export function AgendaList({ entries, onEdit, onRemove }: AgendaActs & { entries: readonly Entry[] }) {
  const [shown, setShown] = useState(STEP);
  const nameOf = useTripName();
  const rest = entries.length - shown;
  return (
    <>
      <ul className={styles.list}>
        {entries.slice(0, shown).map(({ trip, date }) => (
          <DateRow
            key={`${trip.tripId} ${date.key}`}
            date={date}
            today={trip.today}
            tripName={nameOf(trip.tripId, trip.title)}
            mayEdit={trip.mayEdit}
            onEdit={() => onEdit(trip, date)}
            onRemove={() => onRemove(date)}
          />
        ))}
      </ul>
      {rest > 0 && (
        <Button tone="quiet" size="portal" onClick={() => setShown(shown + STEP)}>
          Show {Math.min(rest, STEP)} more of {rest}
        </Button>
      )}
    </>
  );
}
