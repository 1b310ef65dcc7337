import type { HostWaiver } from '../../api/host/hostWaiver';
import { formatLongDay } from '../../lib/time/dates';
import { SectionsPaper } from '../../ui/SectionsPaper';
import type { ReadingProps } from './editedTrip';
import { ReadPanel } from './ReadPanel';
import { signedWords } from './waiverForm.rules';

/** What a trip's travellers sign as a co-host reads it, and its owner once the trip is over. */
export function WaiverReading({ part }: Pick<ReadingProps<HostWaiver>, 'part'>) {
  const { title, sections, isOwn, inForceSince, tally, isOpen } = part;
  const words = isOwn ? 'The owner’s own words' : 'The usual text';
  return (
    <ReadPanel title="What guests sign">
      {!isOpen && <p>The trip is over or called off: its waiver stays as it was signed.</p>}
      <p>{`${words}, in force since ${formatLongDay(inForceSince)}.`}</p>
      {tally && <p>{signedWords(tally)}</p>}
      <SectionsPaper title={title} sections={sections} />
    </ReadPanel>
  );
}
