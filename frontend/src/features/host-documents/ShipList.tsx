import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { shipListFileName } from '../../../../backend/contracts/ship-list';
import { sentenceOf } from '../../api/errors';
import { type BoardTraveller, fetchShipList } from '../../api/host/hostDocuments';
import { useHostMe } from '../../api/host/hostMe';
import { saveFile } from '../../lib/browser/saveFile';
import { now } from '../../lib/time/clock';
import { dayIn } from '../../lib/time/zoned';
import type { TripScope } from '../../lib/tripScope';
import { Button } from '../../ui/Button';
import { Panel } from '../../ui/Panel';
import { ProblemLine } from '../../ui/ProblemLine';
import { toastSuccess } from '../../ui/toast';
import styles from './documents.module.css';
import { type HostedTrip, listedTrips, sailingOn, sailingWords, travellerWords } from './shipList.rules';

const TITLE = 'For the ship';

interface Props {
  travellers: readonly BoardTraveller[];
  /** Of which trips they are. */
  scope: TripScope;
}

/** The list that the ship of a trip is sent; of several trips one has to be chosen first. */
export function ShipList({ travellers, scope }: Props) {
  const [trip, ...others] = listedTrips(useHostMe().data?.trips ?? [], scope);
  if (!trip) return null;
  if (others.length > 0) return <Panel title={TITLE} empty="Each trip has a list of its own: choose one." />;
  return <OneList key={trip.tripId} trip={trip} sailing={sailingOn(travellers, trip.tripId)} />;
}

interface OneListProps {
  trip: HostedTrip;
  /** Who stands on it. */
  sailing: readonly BoardTraveller[];
}

function OneList({ trip: { tripId, title, timeZone }, sailing }: OneListProps) {
  const { mutate, isPending, error } = useMutation({
    // Saved here: what this returns is kept for minutes, and is to hold nobody’s passport.
    mutationFn: async () => {
      const { file, rows } = await fetchShipList(tripId);
      const name = shipListFileName(title, dayIn(timeZone, now()));
      saveFile(file, name);
      return { name, rows };
    },
    onSuccess: ({ name, rows }) =>
      toastSuccess({ title: 'The ship’s list is saved', description: `${name}, ${travellerWords(rows)}` }),
  });

  return (
    <Panel
      title={TITLE}
      mark={
        <Button tone="quiet" size="portal" isOff={isPending || sailing.length === 0} onClick={() => mutate()}>
          <Download aria-hidden="true" size={18} strokeWidth={1.75} />
          <span>{isPending ? 'Preparing...' : 'Ship’s list'}</span>
        </Button>
      }
    >
      <p>
        One row a traveller, for the ship, with what they answered to your questions. It holds passport
        numbers: send it by a safe way.
      </p>
      <p className={styles.muted}>{sailingWords(sailing)}</p>
      <ProblemLine>{error && sentenceOf(error)}</ProblemLine>
    </Panel>
  );
}
