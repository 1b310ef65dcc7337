import { useState } from 'react';
import { sentenceOf } from '../../api/errors';
import { useTripName } from '../../api/host/hostMe';
import { type HostTripDetail, type HostTrips, useFrontPlace } from '../../api/host/hostTrips';
import { paths } from '../../lib/paths';
import { inTrip } from '../../lib/tripAddress';
import { AskDialog } from '../../ui/AskDialog';
import { Button } from '../../ui/Button';
import { ErrorNote } from '../../ui/ErrorNote';
import { Link } from '../../ui/Link';
import styles from './TripForm.module.css';

interface Props {
  /** It is on sale. */
  trip: Pick<HostTripDetail, 'id' | 'title'>;
  inFront: NonNullable<HostTrips['inFront']>;
}

const WORD = 'Put on the front page';

/** Where visitors find a trip that is on sale: on the front page, or under an address of its own until it is put there. */
export function FrontPlace({ trip, inFront }: Props) {
  const [isAsking, setAsking] = useState(false);
  const place = useFrontPlace(trip.id);
  const nameOf = useTripName();
  const name = nameOf(trip.id, trip.title);
  const other = nameOf(inFront.tripId, inFront.title ?? 'Another trip');
  const isInFront = inFront.tripId === trip.id;
  const act = () => place.mutate(inFront.tripId, { onSettled: () => setAsking(false) });

  return (
    <>
      <p className={styles.note}>
        <span>{isInFront ? 'It stands on the front page.' : `${other} stands on the front page.`}</span>{' '}
        <Link to={isInFront ? paths.home() : inTrip(paths.home(), trip.id)}>See it on the site</Link>
      </p>
      {place.isError && <ErrorNote>{sentenceOf(place.error)}</ErrorNote>}
      {!isInFront && inFront.isYours && (
        <div className={styles.act}>
          <Button tone="quiet" size="portal" onClick={() => setAsking(true)}>
            {WORD}
          </Button>
        </div>
      )}
      {isAsking && (
        <AskDialog
          title={`${WORD}: ${name}?`}
          confirmWord={WORD}
          busyWord="One moment..."
          isBusy={place.isPending}
          onConfirm={act}
          onClose={() => setAsking(false)}
        >
          <p>{`The front page, and the addresses that name no trip, are about ${name} from now on, in the place of ${other}. Both stay on sale.`}</p>
        </AskDialog>
      )}
    </>
  );
}
