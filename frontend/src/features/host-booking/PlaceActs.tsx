import { useState } from 'react';
import { sentenceOf } from '../../api/errors';
import { type HostBooking, useApprove, useToWaitlist } from '../../api/host/hostBooking';
import { AskDialog } from '../../ui/AskDialog';
import { Button } from '../../ui/Button';
import { toastSuccess } from '../../ui/toast';
import { useReturnTo } from '../../ui/useReturnTo';
import { ProblemLine } from '../../ui/ProblemLine';
import styles from './booking.module.css';
import { CancelDialog } from './CancelDialog';
import { useRights } from './useRights';

interface Props {
  booking: HostBooking;
  isEditing: boolean;
  onEdit: () => void;
}

/** The booking's buttons; those that cannot be pressed now are not there. */
export function PlaceActs({ booking, isEditing, onEdit }: Props) {
  const [asks, setAsks] = useState<'waitlist' | 'cancel' | null>(null);
  const { money } = useRights(booking.trip.id);
  const edit = useReturnTo(isEditing);
  const approve = useApprove(booking.id);
  const waitlist = useToWaitlist(booking.id);
  const { acts, canCancel, travellers } = booking;
  const name = travellers[0]?.name ?? '';
  const close = () => setAsks(null);
  const approved = () =>
    toastSuccess({
      title: `${name} is approved`,
      description: 'The places are kept; the guest gets a mail.',
    });
  const listed = () => {
    close();
    toastSuccess({ title: `${name} is on the waiting list` });
  };

  return (
    <div className={styles.buttons}>
      <ProblemLine>{approve.error && sentenceOf(approve.error)}</ProblemLine>
      {acts.includes('approve') && (
        <Button
          size="portal"
          isOff={approve.isPending}
          onClick={() => approve.mutate(undefined, { onSuccess: approved })}
        >
          {approve.isPending ? 'Approving...' : 'Approve'}
        </Button>
      )}
      {!isEditing && (
        <Button ref={edit} tone="quiet" size="portal" onClick={onEdit}>
          Edit
        </Button>
      )}
      {acts.includes('waitlist') && (
        <Button tone="quiet" size="portal" onClick={() => setAsks('waitlist')}>
          To the waiting list
        </Button>
      )}
      {canCancel && money && (
        <Button tone="quiet" size="portal" className={styles.quiet} onClick={() => setAsks('cancel')}>
          Cancel booking
        </Button>
      )}
      {asks === 'waitlist' && (
        <AskDialog
          isDanger
          title={`Put ${name} on the waiting list?`}
          confirmWord="Put on the list"
          busyWord="Putting..."
          isBusy={waitlist.isPending}
          problem={waitlist.error && sentenceOf(waitlist.error)}
          onConfirm={() => waitlist.mutate(undefined, { onSuccess: listed })}
          onClose={close}
        >
          <p>The places go back to the trip. Nothing was paid, so nothing is owed while they wait.</p>
        </AskDialog>
      )}
      {asks === 'cancel' && <CancelDialog booking={booking} onClose={close} />}
    </div>
  );
}
