import type { HostGroup } from '../../api/host/hostTripPages';
import type { ReadingProps } from './editedTrip';
import { Entries } from './ReadingParts';
import { ReadPanel } from './ReadPanel';
import { StockNote } from './StockNote';

/** The pictures of a trip's group as a co-host sees them: its owner alone chooses them. */
export function GroupReading({ part: group }: ReadingProps<HostGroup>) {
  const { adventures, activities, version } = group;
  return (
    <>
      <ReadPanel title="Previous adventures" isEmpty={adventures.length === 0}>
        {version === 0 && <StockNote />}
        <Entries entries={adventures} />
      </ReadPanel>
      <ReadPanel title="Group activities" isEmpty={activities.length === 0}>
        <Entries entries={activities} />
      </ReadPanel>
    </>
  );
}
