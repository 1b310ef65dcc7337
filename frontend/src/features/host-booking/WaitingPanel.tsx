import { type FormEvent, useState } from 'react';
import { sentenceOf } from '../../api/errors';
import { type HostBooking, useOfferPlaces } from '../../api/host/hostBooking';
import { formatMoment } from '../../lib/time/moment';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/Choice';
import { ErrorNote } from '../../ui/ErrorNote';
import { Panel } from '../../ui/Panel';
import { toastSuccess } from '../../ui/toast';
import styles from './booking.module.css';

const HOURS = { '24': '24 hours', '48': '2 days', '72': '3 days', '168': 'a week' };
type Hours = keyof typeof HOURS;

const placesOf = (count: number) => (count === 1 ? '1 place' : `${count} places`);

/** The line the booking stands in, and the offer that ends its waiting. */
export function WaitingPanel({ booking }: { booking: HostBooking }) {
  const [hours, setHours] = useState<Hours>('48');
  const { mutate, isPending, error } = useOfferPlaces(booking.id);
  const { line, partySize, trip } = booking;
  const offer = (event: FormEvent) => {
    event.preventDefault();
    const done = () => toastSuccess({ title: 'The places are held', description: 'The guest gets a mail.' });
    mutate(Number(hours), { onSuccess: done });
  };

  return (
    <Panel title="Waiting list">
      <ol className={styles.rows}>
        {line.map(({ id, name, partySize: size, since }, place) => (
          <li key={id} className={styles.row} data-own={id === booking.id}>
            <span>{`${place + 1}. ${name}, ${placesOf(size)}`}</span>
            <span className={styles.muted}>since {formatMoment(since, trip.timeZone)}</span>
          </li>
        ))}
      </ol>
      <p className={styles.muted}>
        {placesOf(trip.freePlaces)} of the trip <span>{trip.freePlaces === 1 ? 'is' : 'are'}</span> free now.
      </p>
      <form className={styles.form} onSubmit={offer}>
        <Choice isSmall label="Hold the places for" names={HOURS} value={hours} onChange={setHours} />
        {error && <ErrorNote>{sentenceOf(error)}</ErrorNote>}
        <div className={styles.buttons}>
          <Button type="submit" size="portal" isOff={isPending}>
            {isPending ? 'Offering...' : `Offer ${placesOf(partySize)}`}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
