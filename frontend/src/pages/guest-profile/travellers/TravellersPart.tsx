import { sentenceOf } from '../../../api/errors';
import { type OwnDetails, type TravellerDetails, useOwnDetails } from '../../../api/records';
import { Panel } from '../../../features/booking/frame/Panel';
import { ErrorNote } from '../../../ui/ErrorNote';
import { Waiting } from '../../../ui/Waiting';
import { Fact } from '../../../ui/Fact';
import { Facts } from '../Facts';
import { fullName } from '../../../../../backend/contracts/person-name';
import { answerIn } from './answers';
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
  return details.travellers.map((traveller) => {
    // What was typed for a traveller of one trip is nothing of another's, nor of who has their place now.
    const key = `${details.tripId} ${traveller.guestId}`;
    return traveller.keepsOwn ? (
      <TheirPanel key={key} traveller={traveller} />
    ) : (
      <TravellerPanel key={key} details={details} traveller={traveller} />
    );
  });
}

const MISSING: Record<TravellerDetails['missing'][number], string> = {
  passport: 'the passport number',
  dateOfBirth: 'the birth date',
  emergencyContact: 'an emergency contact',
  answers: 'answers to the questions of your hosts',
};

/** Of a companion who has a login: what is still missing, not what is there. */
function TheirPanel({ traveller: { firstName, lastName, missing } }: { traveller: TravellerDetails }) {
  return (
    <Panel title={fullName({ firstName, lastName })}>
      <p>
        {firstName} has a login and keeps these details there.{' '}
        <span>
          {missing.length === 0
            ? 'Nothing is missing.'
            : `Still missing: ${missing.map((one) => MISSING[one]).join(', ')}.`}
        </span>
      </p>
    </Panel>
  );
}

/** After the trip, or once it is cancelled, there is nothing left to change. */
function ClosedRecords({ details: { travellers, questions } }: { details: OwnDetails }) {
  const kept = travellers.filter(({ keepsOwn }) => !keepsOwn);
  return kept.map((traveller) => (
    <Panel key={traveller.guestId} title={fullName(traveller)}>
      <p>The trip is over or cancelled: these details cannot be changed any more, and are removed soon.</p>
      <Facts>
        {SECTIONS.map(({ id, title, told }) => (
          <Fact key={id} label={title}>
            {told(traveller) || 'Not told'}
          </Fact>
        ))}
        {questions.map(({ key, label }) => (
          <Fact key={key} label={label}>
            {answerIn(traveller, key) || 'Not answered'}
          </Fact>
        ))}
      </Facts>
    </Panel>
  ));
}
