import type { HostCabins } from '../../api/host/hostTripPages';
import type { ReadingProps } from './editedTrip';
import { Entries } from './ReadingParts';
import { ReadPanel } from './ReadPanel';
import { shownKinds } from './shownKinds';
import { StockNote } from './StockNote';

/** The pictures of a trip's cabins as a co-host sees them: its owner alone chooses them. */
export function CabinsReading({ trip, part: cabins }: ReadingProps<HostCabins>) {
  return shownKinds(trip).map(([kind, name], place) => {
    const { room, beyond } = cabins[kind];
    const entries = [
      { title: 'The room', picture: room.picture, description: room.alt },
      { title: 'Beyond it', picture: beyond.picture, description: beyond.alt },
    ];
    return (
      <ReadPanel key={kind} title={name}>
        {cabins.version === 0 && place === 0 && <StockNote />}
        <Entries entries={entries} />
      </ReadPanel>
    );
  });
}
