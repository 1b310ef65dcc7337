import { useId, useState } from 'react';
import { isRefusal, sentenceOf } from '../../api/errors';
import { type HostBooking, useCabinQuote, useChangeCabin } from '../../api/host/hostBooking';
import { newId } from '../../lib/newId';
import { AskDialog } from '../../ui/AskDialog';
import { Choice } from '../../ui/Choice';
import { ErrorNote } from '../../ui/ErrorNote';
import { Skeleton } from '../../ui/Skeleton';
import { toastSuccess } from '../../ui/toast';
import styles from './booking.module.css';
import { CabinDifference } from './CabinDifference';
import { confirmWord, firstChoice, occupancyOf, otherCabins, overpaidWish } from './cabinWords';
import { OverpaidChoice, type Overpaid } from './OverpaidChoice';

interface Props {
  booking: HostBooking;
  onClose: () => void;
}

/** Another cabin for a booking: what it comes to today is shown first, and nothing is changed before the host says so. */
export function CabinDialog({ booking, onClose }: Props) {
  const names = otherCabins(booking);
  const [cabinType, setCabinType] = useState(() => firstChoice(booking));
  const [overpaid, setOverpaid] = useState<Overpaid>('refund');
  const [key, setKey] = useState(newId);
  const choice = { cabinType, occupancy: occupancyOf(booking) };
  const quote = useCabinQuote(booking.id, choice);
  const change = useChangeCabin(booking.id);
  const liveId = useId();
  const name = booking.travellers[0]?.name ?? '';
  const { data: shown, error: unread } = quote;

  const choose = (next: typeof cabinType) => {
    setCabinType(next);
    setKey(newId());
    change.reset();
  };
  const confirm = (reason: string) => {
    if (!shown) return;
    const { differenceCents, overpaidCents, cabinName } = shown;
    const wish = { ...choice, differenceCents, reason, key, ...overpaidWish(overpaidCents, overpaid) };
    const done = () => {
      onClose();
      toastSuccess({ title: `${name} has ${cabinName} now`, description: 'The guest gets a mail.' });
    };
    // The figure has changed meanwhile: the right one is read before the answer counts, and is for a new decision.
    const refused = (error: unknown) => {
      if (isRefusal(error, 'cabin.price_changed')) setKey(newId());
    };
    change.mutate(wish, { onSuccess: done, onError: refused });
  };

  return (
    <AskDialog
      title={`Another cabin for ${name}`}
      confirmWord={confirmWord(shown, overpaid)}
      closeWord={`Keep ${booking.cabinName}`}
      busyWord="Changing..."
      reasonHint="It stands in the activity log. The guest is told of the cabin and its price, not why."
      canConfirm={shown !== undefined}
      isBusy={change.isPending}
      problem={change.error && sentenceOf(change.error)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Choice isSmall label="Cabin" names={names} value={cabinType} onChange={choose} />
      <div id={liveId} aria-live="polite" className={styles.form}>
        {unread && !change.isPending && (
          <ErrorNote onRetry={() => void quote.refetch()}>{sentenceOf(unread)}</ErrorNote>
        )}
        {!shown && !unread && <Skeleton height="8rem" />}
        {shown && <CabinDifference change={shown} booking={booking} />}
      </div>
      {shown && shown.overpaidCents > 0 && (
        <OverpaidChoice cents={shown.overpaidCents} value={overpaid} onChange={setOverpaid} />
      )}
    </AskDialog>
  );
}
