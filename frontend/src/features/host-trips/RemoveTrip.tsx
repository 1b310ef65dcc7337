import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sentenceOf } from '../../api/errors';
import { useRemoveTrip } from '../../api/host/hostTrips';
import { hostPaths } from '../../lib/hostPaths';
import { AskDialog } from '../../ui/AskDialog';
import { Button } from '../../ui/Button';
import { Panel } from '../../ui/Panel';
import { toastSuccess } from '../../ui/toast';
import styles from './TripForm.module.css';

/** A trip that nobody booked can be taken away: a copy too many, or one that came to nothing. */
export function RemoveTrip({ tripId, name }: { tripId: number; name: string }) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { mutate, isPending, error } = useRemoveTrip(tripId, () => {
    toastSuccess({ title: `${name} was taken away` });
    void navigate(hostPaths.trips(), { replace: true });
  });
  return (
    <Panel title="Taking it away">
      <p className={styles.note}>
        Nobody has booked this trip. It can be taken away, with its pages and dates, for you and its co-hosts.
      </p>
      <div className={styles.act}>
        <Button tone="quiet" size="portal" onClick={() => setAsking(true)}>
          Take this trip away
        </Button>
      </div>
      {isAsking && (
        <AskDialog
          isDanger
          title={`Take away ${name}?`}
          confirmWord="Take it away"
          closeWord="Keep it"
          busyWord="One moment..."
          isBusy={isPending}
          problem={error && sentenceOf(error)}
          onConfirm={() => mutate()}
          onClose={() => setAsking(false)}
        >
          <p>
            It cannot be brought back, and its own pictures are removed. Its co-hosts get a mail, and the
            activity log keeps that you did it.
          </p>
        </AskDialog>
      )}
    </Panel>
  );
}
