import { useState } from 'react';
import { Link } from '../../ui/Link';
import { isRefusal, sentenceOf } from '../../api/errors';
import { type CallOff, useSayCallOff } from '../../api/host/hostCallOff';
import { newId } from '../../lib/newId';
import { paths } from '../../lib/paths';
import { WAITS_FOR_SECOND_HOST } from '../../lib/secondHost';
import { AskDialog } from '../../ui/AskDialog';
import { toastSuccess } from '../../ui/toast';
import { whatEnds, whoAsked } from './callOffWords';

/** What is asked, and answered with a yes. */
export type CallOffQuestion = 'call off' | 'confirm' | 'refuse';

interface Props {
  question: CallOffQuestion;
  tripId: number;
  name: string;
  callOff: CallOff;
  onClose: () => void;
}

const WORDS: Record<CallOffQuestion, { title: (name: string) => string; confirm: string; hint?: string }> = {
  'call off': {
    title: (name) => `Call off ${name}?`,
    confirm: 'Call it off',
    hint: 'Everybody who has booked reads it in a mail.',
  },
  confirm: { title: (name) => `Call off ${name}?`, confirm: 'Confirm, and call it off' },
  refuse: {
    title: (name) => `Does ${name} take place?`,
    confirm: 'It takes place',
    hint: 'Kept in the activity log.',
  },
};

/** Asks before a trip is called off, or is not. */
export function CallOffDialog({ question, tripId, name, callOff, onClose }: Props) {
  const [key] = useState(newId);
  const say = useSayCallOff(tripId);
  const { title, confirm, hint } = WORDS[question];
  const act = (reason: string) => {
    const paidCents = callOff.paidCents ?? 0;
    const word =
      question === 'confirm'
        ? ({ say: question, paidCents } as const)
        : ({ say: question, reason, paidCents } as const);
    say.mutate(
      { key, ...word },
      {
        onSuccess: ({ status }) => {
          toastSuccess(toldOf(status, name));
          onClose();
        },
      },
    );
  };
  return (
    <AskDialog
      title={title(name)}
      confirmWord={confirm}
      closeWord="Go back"
      isDanger={question !== 'refuse'}
      isBusy={say.isPending}
      problem={say.error && sentenceOf(say.error)}
      {...(hint !== undefined && { reasonHint: hint })}
      onConfirm={act}
      onClose={onClose}
    >
      {question === 'refuse' ? (
        <p>{whoAsked(callOff)}</p>
      ) : (
        <>
          {question === 'confirm' && <p>{whoAsked(callOff)}</p>}
          <p>{whatEnds(callOff)} Everybody who has booked or waits for a place gets a mail.</p>
          <p>
            What came by PayPal goes back by itself; what came another way is yours to give back, and stands
            among the payments until you have. The trip is never sold again. This cannot be undone.
          </p>
          {isRefusal(say.error, 'call_off.payments_wait') && (
            <p>
              <Link to={paths.hostDashboard({ trip: tripId, tab: 'payments', status: 'to_confirm' })}>
                Payments to confirm
              </Link>
            </p>
          )}
          {question === 'call off' && (
            <p>Where a second host has to confirm it, its booking is closed until they have.</p>
          )}
        </>
      )}
    </AskDialog>
  );
}

function toldOf(status: CallOff['status'], name: string) {
  if (status === 'waiting') return WAITS_FOR_SECOND_HOST;
  return status === 'called_off'
    ? { title: `${name} is called off`, description: 'Its bookings end now, and everybody gets a mail.' }
    : { title: `${name} takes place`, description: 'Its booking is closed until its owner opens it again.' };
}
