import { useState } from 'react';
import { sentenceOf } from '../../api/errors';
import { useTripName } from '../../api/host/hostMe';
import { type HostTripDetail, type HostTrips, useSaleOf } from '../../api/host/hostTrips';
import { AskDialog } from '../../ui/AskDialog';
import { Button } from '../../ui/Button';
import { ErrorNote } from '../../ui/ErrorNote';
import { Panel } from '../../ui/Panel';
import { FrontPlace } from './FrontPlace';
import { OnSaleMark } from './OnSaleMark';
import { PreviewWay } from './PreviewWay';
import styles from './TripForm.module.css';

interface Props {
  trip: HostTripDetail;
  inFront: HostTrips['inFront'];
}

/** What opening or closing does to the public site, in so many words. */
function consequence(title: string, isOnSale: boolean, isFirst: boolean): string {
  if (isOnSale) {
    return `The public site stops selling ${title} at once: its prices go, and a checkout that is open is refused. Bookings that were made stay, and are paid for as before.`;
  }
  const where = isFirst ? 'on its front page' : 'in the list of trips and under an address of its own';
  return `The public site sells ${title} from now on, ${where}. Its day-by-day plan and its home page are shown as its owner has written them. Other trips stay as they are.`;
}

/** Opens and closes the booking of a trip, and puts it on the front page of the site. */
export function BookingSwitch({ trip, inFront }: Props) {
  const [isAsking, setAsking] = useState(false);
  const sale = useSaleOf(trip.id);
  const nameOf = useTripName();
  const name = nameOf(trip.id, trip.title);
  const word = trip.isOnSale ? 'Close booking' : 'Open for booking';
  const act = () => sale.mutate(!trip.isOnSale, { onSettled: () => setAsking(false) });

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
      {!trip.isOnSale && (
        <p className={styles.note}>
          <PreviewWay trip={trip} />
        </p>
      )}
      {sale.isError && <ErrorNote>{sentenceOf(sale.error)}</ErrorNote>}
      <div className={styles.act}>
        <Button tone={trip.isOnSale ? 'quiet' : 'primary'} size="portal" onClick={() => setAsking(true)}>
          {word}
        </Button>
      </div>
      {trip.isOnSale && inFront && <FrontPlace trip={trip} inFront={inFront} />}
      {isAsking && (
        <AskDialog
          title={`${word}: ${name}?`}
          confirmWord={word}
          busyWord="One moment..."
          isBusy={sale.isPending}
          onConfirm={act}
          onClose={() => setAsking(false)}
        >
          <p>{consequence(name, trip.isOnSale, inFront === null)}</p>
        </AskDialog>
      )}
    </Panel>
  );
}
