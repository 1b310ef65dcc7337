import { useState } from 'react';
import { sentenceOf } from '../../api/errors';
import { useTripName } from '../../api/host/hostMe';
import { type HostTripDetail, type HostTrips, useSaleOf } from '../../api/host/hostTrips';
import { AskDialog } from '../../ui/AskDialog';
import { Button } from '../../ui/Button';
import { ErrorNote } from '../../ui/ErrorNote';
import { Panel } from '../../ui/Panel';
import { OnSaleMark } from './OnSaleMark';
import styles from './TripForm.module.css';

interface Props {
  trip: HostTripDetail;
  onSale: HostTrips['onSale'];
}

/** What opening or closing does to the public site, in so many words. */
function consequence(title: string, isOnSale: boolean, replaced: string | null): string {
  if (isOnSale) {
    return `The public site stops selling ${title} at once and sells no trip until one is opened: its prices go, and a checkout that is open is refused. Bookings that were made stay, and are paid for as before.`;
  }
  const instead = replaced ? `, in the place of ${replaced}` : '';
  return `The public site sells ${title} from now on${instead}: its title, dates, prices and places stand on every public page. Bookings of other trips stay as they are. Its day-by-day plan and its home page are shown as its owner has written them.`;
}

/** Opens and closes the booking of a trip. The site sells one trip at a time. */
export function BookingSwitch({ trip, onSale }: Props) {
  const [isAsking, setAsking] = useState(false);
  const sale = useSaleOf(trip.id);
  const nameOf = useTripName();
  const name = nameOf(trip.id, trip.title);
  const replaced = onSale && nameOf(onSale.tripId, onSale.title ?? 'the trip it sells now');
  const word = trip.isOnSale ? 'Close booking' : 'Open for booking';
  const act = () => {
    const wish = trip.isOnSale
      ? { open: false as const }
      : { open: true as const, replaces: onSale?.tripId ?? null };
    sale.mutate(wish, { onSettled: () => setAsking(false) });
  };

  return (
    <Panel title="Booking" mark={trip.isOnSale ? <OnSaleMark /> : undefined}>
      <p className={styles.note}>
        <span>
          {trip.isOnSale
            ? 'The public site sells this trip.'
            : 'Nobody can book this trip on the public site now.'}
        </span>{' '}
        {trip.seatsTaken} of {trip.maxGuests} places are taken.
      </p>
      {sale.isError && <ErrorNote>{sentenceOf(sale.error)}</ErrorNote>}
      <div className={styles.act}>
        <Button tone={trip.isOnSale ? 'quiet' : 'primary'} size="portal" onClick={() => setAsking(true)}>
          {word}
        </Button>
      </div>
      {isAsking && (
        <AskDialog
          title={`${word}: ${name}?`}
          confirmWord={word}
          busyWord="One moment..."
          isBusy={sale.isPending}
          onConfirm={act}
          onClose={() => setAsking(false)}
        >
          <p>{consequence(name, trip.isOnSale, replaced)}</p>
        </AskDialog>
      )}
    </Panel>
  );
}
