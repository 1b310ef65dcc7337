import { useState } from 'react';
import { sentenceOf } from '../../api/errors';
import { type CallOff, useCallOff } from '../../api/host/hostCallOff';
import { formatOwnTime } from '../../lib/time/ownTime';
import { Button } from '../../ui/Button';
import { ErrorNote } from '../../ui/ErrorNote';
import { Panel } from '../../ui/Panel';
import { StatusMark } from '../../ui/StatusMark';
import { CALLED_OFF } from '../../ui/statusLooks';
import { CallOffDialog, type CallOffQuestion } from './CallOffDialog';
import { whatEnds, whatIsLeft, whoAsked } from './callOffWords';
import styles from './TripForm.module.css';

interface Props {
  tripId: number;
  name: string;
  isOwner: boolean;
}

/** Whether the trip takes place: its owner calls it off, and a second host confirms where much money goes back. */
export function CallOffPanel({ tripId, name, isOwner }: Props) {
  const { data: callOff, isError, error, refetch } = useCallOff(tripId);
  const [question, setQuestion] = useState<CallOffQuestion | null>(null);
  if (!callOff) return isError && <ErrorNote onRetry={() => void refetch()}>{sentenceOf(error)}</ErrorNote>;
  if (callOff.status === 'none' && !isOwner) return null;
  return (
    <Panel
      title="Calling it off"
      mark={callOff.status === 'called_off' ? <StatusMark look={CALLED_OFF} /> : undefined}
    >
      <Standing callOff={callOff} />
      <Acts callOff={callOff} onAsk={setQuestion} />
      {question && (
        <CallOffDialog
          question={question}
          tripId={tripId}
          name={name}
          callOff={callOff}
          onClose={() => setQuestion(null)}
        />
      )}
    </Panel>
  );
}

function Standing({ callOff }: { callOff: CallOff }) {
  if (callOff.status === 'none')
    return (
      <p className={styles.note}>
        When the trip cannot take place, all of its bookings end at once, and everybody gets back all they
        paid.
      </p>
    );
  const isOff = callOff.status === 'called_off';
  return (
    <>
      <p className={styles.note}>{whoAsked(callOff)}</p>
      <p className={styles.note}>
        {isOff ? whatIsLeft(callOff) : `It waits for a second host. ${whatEnds(callOff)}`}
      </p>
    </>
  );
}

interface ActsProps {
  callOff: CallOff;
  onAsk: (question: CallOffQuestion) => void;
}

function Acts({ callOff: { status, paidCents, mayConfirm, confirmableFrom }, onAsk }: ActsProps) {
  if (status === 'called_off' || paidCents === null) return null;
  if (status === 'none')
    return (
      <div className={styles.act}>
        <Button tone="quiet" size="portal" onClick={() => onAsk('call off')}>
          Call off this trip
        </Button>
      </div>
    );
  return (
    <div className={styles.act}>
      {confirmableFrom && (
        <p className={styles.note}>
          You may confirm it from {formatOwnTime(confirmableFrom)}: the right to money is new to one of you.
        </p>
      )}
      {mayConfirm && (
        <Button size="portal" onClick={() => onAsk('confirm')}>
          Confirm
        </Button>
      )}
      <Button tone="quiet" size="portal" onClick={() => onAsk('refuse')}>
        It takes place
      </Button>
    </div>
  );
}
