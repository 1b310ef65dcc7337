import { sentenceOf } from '../../api/errors';
import { type HostGuest, useRemind } from '../../api/hostGuests';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { toastSuccess } from '../../ui/toast';
import styles from './dialogs.module.css';

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);

/** Who of the chosen owes something: a mail goes to who booked. */
const owing = (guests: readonly HostGuest[]) =>
  guests.filter(
    ({ isBuyer, remainingCents, status }) =>
      isBuyer && remainingCents > 0 && (status === 'confirmed' || status === 'pending_payment'),
  );

/** Says how many get a mail before any goes out. */
export function RemindDialog({ guests, onClose }: { guests: readonly HostGuest[]; onClose: () => void }) {
  const meant = owing(guests);
  const others = guests.length - meant.length;
  const { mutate, isPending, error } = useRemind();
  const send = () =>
    mutate(
      meant.map(({ bookingId }) => bookingId),
      {
        onSuccess: ({ sent, refused }) => {
          const notSent = [...refused].map(([sentence, count]) => `${people(count)}: ${sentence}`);
          toastSuccess({ title: `Reminded ${people(sent)}`, description: notSent.join(' ') });
          onClose();
        },
      },
    );

  return (
    <Dialog label="Remind of payment" onClose={onClose}>
      <div className={styles.body}>
        <h2 className={styles.title}>Remind of payment</h2>
        <p>
          {meant.length > 0
            ? `${people(meant.length)} will get a mail with what is due and where to pay.`
            : 'None of the chosen guests owes anything.'}
          {others > 0 && meant.length > 0 && ` ${people(others)} of the chosen owe nothing and get none.`}
        </p>
        {error && (
          <p role="alert" className={styles.problem}>
            {sentenceOf(error)}
          </p>
        )}
        <div className={styles.buttons}>
          <Button tone="quiet" size="portal" onClick={onClose}>
            Cancel
          </Button>
          {meant.length > 0 && (
            <Button size="portal" disabled={isPending} onClick={send}>
              {isPending ? 'Sending...' : `Remind ${people(meant.length)}`}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
