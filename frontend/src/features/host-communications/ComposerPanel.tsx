import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { HostMe } from '../../api/hostMe';
import { usePickedGuests } from '../../api/hostMails';
import { Choice } from '../../ui/Choice';
import { Panel } from '../../ui/Panel';
import { Waiting } from '../../ui/Waiting';
import { ComposerForm } from './ComposerForm';
import { tripNames, tripOf, tripValue } from './tripNames';

interface Props {
  trips: HostMe['trips'];
  /** The trip the desk is about; null for all of them. */
  chosen: number | null;
}

/** Writes to guests of one trip. `?to=` names guests by their public ids, and with them the trip. */
export function ComposerPanel({ trips, chosen }: Props) {
  const [query] = useSearchParams();
  const to = query.get('to') ?? '';
  const [own, setOwn] = useState<number | null>(null);
  const picked = usePickedGuests(to);
  const ofPicked = picked.data?.[0]?.tripId ?? null;
  const tripId = chosen ?? own ?? ofPicked ?? trips[0]?.tripId ?? null;
  const guests = (picked.data ?? []).filter((guest) => guest.tripId === tripId);
  const trip = trips.find((one) => one.tripId === tripId);
  const names = tripNames(trips);

  return (
    <Panel title="Write to guests">
      {chosen === null && trips.length > 1 && (
        <Choice
          isSmall
          label="Guests of"
          names={names}
          value={tripValue(tripId)}
          onChange={(value) => setOwn(tripOf(value))}
        />
      )}
      {to !== '' && picked.isPending ? (
        <Waiting height="24rem" onRetry={() => void picked.refetch()} />
      ) : (
        trip && <ComposerForm key={`${trip.tripId} ${to}`} trip={trip} picked={guests} />
      )}
    </Panel>
  );
}
