import { sentenceOf } from '../../../api/errors';
import { type OwnDetails, useOwnDetails } from '../../../api/records';
import { Panel } from '../../../features/booking/Panel';
import { ErrorNote } from '../../../ui/ErrorNote';
import { Waiting } from '../../../ui/Waiting';
import { Fact, Facts } from '../Facts';
import { SECTIONS } from './sections';
import { TravellerPanel } from './TravellerPanel';

/** The records of the travellers that are this person's to keep. */
export function TravellersPart() {
  const { data: details, isError, error, refetch } = useOwnDetails();
  if (details === undefined) {
    return isError ? (
      <ErrorNote onRetry={() => void refetch()}>{sentenceOf(error)}</ErrorNote>
    ) : (
      <Waiting height="420px" onRetry={() => void refetch()} />
    );
  }
  if (!details) return null;
  if (!details.isOpen) return <ClosedRecords details={details} />;
  return details.travellers.map((traveller) => (
    <TravellerPanel key={traveller.position} details={details} traveller={traveller} />
  ));
}

/** After the trip, or once it is cancelled, there is nothing left to change. */
function ClosedRecords({ details: { travellers } }: { details: OwnDetails }) {
  return travellers.map((traveller) => (
    <Panel key={traveller.position} title={`${traveller.firstName} ${traveller.lastName}`}>
      <p>The trip is over or cancelled: these details cannot be changed any more, and are removed soon.</p>
      <Facts>
        {SECTIONS.map(({ id, title, told }) => (
          <Fact key={id} label={title}>
            {told(traveller) || 'Not told'}
          </Fact>
        ))}
      </Facts>
    </Panel>
  ));
}
