import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type HostMe, useTripNames } from '../../api/host/hostMe';
import { usePickedGuests } from '../../api/host/hostMails';
import { tripOf, tripValue } from '../../lib/tripNames';
import { withSet } from '../../lib/withSet';
import { Choice } from '../../ui/Choice';
import { ErrorNote } from '../../ui/ErrorNote';
import { Panel } from '../../ui/Panel';
import { Waiting } from '../../ui/Waiting';
import { ComposerForm } from './ComposerForm';
import { emptyLetter } from './letter.rules';
import { PickedElsewhere } from './PickedElsewhere';
import { useLetters } from './useLetters';

interface Props {
  trips: HostMe['trips'];
  /** The trip the desk is about; null for all of them. */
  chosen: number | null;
}

/**
 * Writes to guests of one trip. `?to=` names guests by their public ids, and with them the trip; `?lacks=answers` means who has
 * not answered the questions of the hosts.
 */
export function ComposerPanel({ trips, chosen }: Props) {
  const [query, setQuery] = useSearchParams();
  const to = query.get('to') ?? '';
  const lacksAnswers = query.get('lacks') === 'answers';
  // Chosen beside those whom the address named then: who is picked after that is written to on their own trip.
  const [own, setOwn] = useState<{ tripId: number; to: string } | null>(null);
  const letters = useLetters();
  const picked = usePickedGuests(to);
  const ofPicked = picked.data?.[0]?.tripId ?? null;
  const tripId = chosen ?? (own?.to === to ? own.tripId : null) ?? ofPicked ?? trips[0]?.tripId ?? null;
  const guests = (picked.data ?? []).filter((guest) => guest.tripId === tripId);
  const trip = trips.find((one) => one.tripId === tripId);
  const names = useTripNames(trips);
  // Nobody is written to as one of a whole group because those who were picked are not known here.
  const isLacking = to !== '' && guests.length === 0;
  const pickNobody = () => {
    if (tripId !== null) setOwn({ tripId, to: '' });
    setQuery((known) => withSet(known, { to: null }), { replace: true });
  };

  return (
    <Panel title="Write to guests">
      {chosen === null && trips.length > 1 && (
        <Choice
          isSmall
          label="Guests of"
          names={names}
          value={tripValue(tripId)}
          onChange={(value) => setOwn({ tripId: tripOf(value), to })}
        />
      )}
      {picked.isError && (
        <ErrorNote onRetry={() => void picked.refetch()}>
          The guests you picked could not be read. Nobody is written to before they are.
        </ErrorNote>
      )}
      {to !== '' && picked.isPending && <Waiting height="24rem" onRetry={() => void picked.refetch()} />}
      {picked.data && (
        <PickedElsewhere
          here={guests.length}
          all={picked.data.length}
          onDrop={isLacking ? pickNobody : null}
        />
      )}
      {trip && !isLacking && (
        <ComposerForm
          key={`${trip.tripId} ${to} ${lacksAnswers}`}
          trip={trip}
          tripName={names[tripValue(tripId)] ?? trip.title}
          picked={guests}
          start={emptyLetter(to, guests, lacksAnswers)}
          letters={letters}
        />
      )}
    </Panel>
  );
}
