import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { Link } from '../../../ui/Link';
import { sentenceOf } from '../../../api/errors';
import type { GuestBooking } from '../../../api/guestArea';
import { type Privacy, type PrivacyChange, useChangePrivacy, usePrivacy } from '../../../api/records';
import { useListClosedOn } from '../../../api/voyages';
import { Panel } from '../../../features/booking/frame/Panel';
import { listClosedSentence } from '../../../lib/listClosed';
import { paths } from '../../../lib/paths';
import { ErrorNote } from '../../../ui/ErrorNote';
import { Tick } from '../../../ui/form/Tick';
import { Waiting } from '../../../ui/Waiting';
import { InterestsField } from './InterestsField';
import { OthersView } from './OthersView';
import styles from './PrivacyPanel.module.css';
import { SelfTold } from './SelfTold';

/** What the other guests read about this one: chosen here, saved at once, and shown as they see it. */
export function PrivacyPanel({ booking }: { booking: GuestBooking }) {
  const { data: privacy, isError, error, refetch } = usePrivacy();
  const closedOn = useListClosedOn({ tripId: privacy?.tripId });
  return (
    <Panel title="How others see you">
      {closedOn ? (
        <p>{listClosedSentence(closedOn)} The others do not read this any more; it is kept for you.</p>
      ) : (
        <p>
          <span>{booking.status === 'confirmed' ? 'Paid' : 'Once your place is confirmed, paid'}</span> guests
          of your trip read this in the <Link to={paths.guests()}>Guest List</Link>, and nothing else about
          you.
        </p>
      )}
      {!privacy && isError && <ErrorNote onRetry={() => void refetch()}>{sentenceOf(error)}</ErrorNote>}
      {!privacy && !isError && <Waiting height="240px" onRetry={() => void refetch()} />}
      {privacy && (
        <Choices key={privacy.tripId} privacy={privacy} booking={booking} isListOpen={closedOn === null} />
      )}
    </Panel>
  );
}

const SWITCHES: readonly { name: 'isListed' | 'showsInterests' | 'showsJoined'; label: string }[] = [
  { name: 'isListed', label: 'Show me in the guest list' },
  { name: 'showsInterests', label: 'Show my interests' },
  { name: 'showsJoined', label: 'Show the day I joined' },
];

interface ChoicesProps {
  privacy: Privacy;
  booking: GuestBooking;
  /** Whether others read any of it. */
  isListOpen: boolean;
}

function Choices({ privacy, booking, isListOpen }: ChoicesProps) {
  const change = useChangePrivacy(privacy.tripId);
  // From the very click on, until it is saved or refused.
  const [chosen, setChosen] = useState<PrivacyChange>({});
  const shown = { ...privacy, ...chosen };
  // The part alone: of the others another device may know more.
  const save = (part: PrivacyChange) => {
    setChosen((now) => ({ ...now, ...part }));
    change.mutate(part, { onSettled: () => setChosen({}) });
  };

  return (
    <>
      {isListOpen && (
        <div className={styles.switches}>
          {SWITCHES.map(({ name, label }) => (
            <Tick
              key={name}
              isSwitch
              isTicked={shown[name]}
              disabled={name !== 'isListed' && !shown.isListed}
              onTick={(isOn) => save({ [name]: isOn })}
            >
              {label}
            </Tick>
          ))}
        </div>
      )}
      <InterestsField interests={shown.interests} onChange={(interests) => save({ interests })} />
      <SelfTold told={privacy} isSaving={change.isPending} onSave={save} />
      <output className={styles.saved}>{change.isSuccess && 'Saved'}</output>
      {change.error && (
        <Alert severity="error" role="alert">
          {sentenceOf(change.error)}
        </Alert>
      )}
      {isListOpen && <OthersView privacy={shown} booking={booking} />}
      <Tick isSwitch isTicked={shown.getsLetters} onTick={(getsLetters) => save({ getsLetters })}>
        Send me the hosts’ letters by mail
      </Tick>
    </>
  );
}
