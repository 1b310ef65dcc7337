import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sentenceOf } from '../../api/errors';
import { HttpError } from '../../api/http';
import { type HostTripDetail, useDuplicateTrip } from '../../api/host/hostTrips';
import { mayLeave } from '../../lib/browser/unsaved';
import { addDays } from '../../../../backend/contracts/days';
import { hostPaths } from '../../lib/hostPaths';
import { Button } from '../../ui/Button';
import { held } from '../../ui/form/bindings';
import { TextField } from '../../ui/form/TextField';
import { Panel } from '../../ui/Panel';
import styles from './TripForm.module.css';

/** A whole number of weeks, so that the copy sails on the same weekday. */
const A_YEAR_DAYS = 364;

/** The same trip on other days: prices, texts, hour, written dates and the ship's days come along; bookings, guests and co-hosts do not. */
export function DuplicateTrip({ trip }: { trip: HostTripDetail }) {
  const [startDate, setStartDate] = useState(trip.startDate ? addDays(trip.startDate, A_YEAR_DAYS) : '');
  const duplicate = useDuplicateTrip(trip.id);
  const navigate = useNavigate();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The copy is a page of its own: what is typed into this trip's form would be gone.
    if (!mayLeave()) return;
    duplicate.mutate(startDate, { onSuccess: ({ id }) => void navigate(hostPaths.trip(id)) });
  };

  return (
    <Panel title="Duplicate">
      <p className={styles.note}>
        A new trip with these texts, prices, places and important dates on other days, with all its pages and
        pictures, with its waiver, and with the ship's days, moved along, without amounts. Bookings, guests
        and co-hosts stay here.
      </p>
      <form className={styles.act} onSubmit={submit} noValidate>
        <div>
          <TextField
            id="copy-start"
            label="First day of the copy"
            error={duplicate.isError ? problemOf(duplicate.error) : undefined}
            isNarrow
            binding={held(startDate, setStartDate)}
            input={{ type: 'date' }}
          />
        </div>
        <Button type="submit" tone="quiet" size="portal" isOff={duplicate.isPending || !startDate}>
          {duplicate.isPending ? 'Copying...' : 'Duplicate'}
        </Button>
      </form>
    </Panel>
  );
}

/** What the server says of the day, or of the whole copy. */
function problemOf(error: unknown): string {
  const ofDay = error instanceof HttpError ? error.fields.startDate : undefined;
  return ofDay ?? sentenceOf(error);
}
