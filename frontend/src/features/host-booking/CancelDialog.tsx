import { useState } from 'react';
import { sentenceOf } from '../../api/errors';
import { type HostBooking, useHostCancellationTerms, useHostCancels } from '../../api/host/hostBooking';
import { amountProblem, amountText, centsTyped } from '../../lib/amount';
import { formatLongDay } from '../../lib/time/dates';
import { formatMoney } from '../../lib/money';
import { departureWords } from '../../lib/time/departureWords';
import { AskDialog } from '../../ui/AskDialog';
import { ErrorNote } from '../../ui/ErrorNote';
import { AmountField } from '../../ui/form/AmountField';
import { Skeleton } from '../../ui/Skeleton';
import { WAITS_FOR_SECOND_HOST } from '../../lib/secondHost';
import { toastSuccess } from '../../ui/toast';
import styles from './booking.module.css';
import { MoneyLine } from './MoneyLine';
import { policyWords } from './bookingWords';

interface Props {
  booking: HostBooking;
  onClose: () => void;
}

const confirmWord = (cents: number | null) =>
  cents ? `Cancel the booking, return ${formatMoney(cents)}` : 'Cancel the booking, return nothing';

/** Shows what the policy returns, lets a host return more, and ends the booking. */
export function CancelDialog({ booking, onClose }: Props) {
  const { data: terms, error: unread, refetch } = useHostCancellationTerms(booking.id);
  const { mutate, isPending, error } = useHostCancels(booking.id);
  const [typed, setTyped] = useState<string | null>(null);
  const name = booking.travellers[0]?.name ?? '';
  const giveBack = typed === null ? (terms?.refundCents ?? 0) : centsTyped(typed);
  // Nothing may come back, but not more than came.
  const problemOfAmount = typed === null || !terms ? undefined : amountProblem(typed, terms.paidCents, 0);

  const confirm = (reason: string) => {
    if (!terms || giveBack === null || problemOfAmount) return;
    const done = ({ status }: { status: 'cancelled' | 'waiting' }) => {
      onClose();
      toastSuccess(
        status === 'waiting' ? WAITS_FOR_SECOND_HOST : { title: `The booking of ${name} is cancelled` },
      );
    };
    mutate({ refundCents: terms.refundCents, giveBackCents: giveBack, reason }, { onSuccess: done });
  };

  return (
    <AskDialog
      isDanger
      title={`Cancel the booking of ${name}?`}
      confirmWord={terms ? confirmWord(giveBack) : 'Cancel the booking'}
      canConfirm={terms !== undefined}
      closeWord="Keep the booking"
      busyWord="Cancelling..."
      reasonHint="It stands in the activity log. The guest is told that you cancelled, and what comes back."
      isBusy={isPending}
      problem={error && sentenceOf(error)}
      onConfirm={confirm}
      onClose={onClose}
    >
      {unread && !isPending && <ErrorNote onRetry={() => void refetch()}>{sentenceOf(unread)}</ErrorNote>}
      {!terms && !unread && <Skeleton height="8rem" />}
      {terms && (
        <>
          <dl className={styles.lines}>
            <MoneyLine label="Paid" cents={terms.paidCents} />
            <MoneyLine label="The policy keeps" cents={terms.keptCents} />
            <MoneyLine label="The policy returns" cents={terms.refundCents} />
          </dl>
          <p className={styles.muted}>
            {policyWords(terms)} {departureWords(terms.daysBeforeDeparture)}
            {terms.countsFrom && (
              <span>{` You moved it: the policy counts from ${formatLongDay(terms.countsFrom)}, the day they booked for.`}</span>
            )}
          </p>
          {terms.toOthersCents > 0 && (
            <p>{`${formatMoney(terms.toOthersCents)} of what the policy returns goes to who paid shares: what was paid last goes back first.`}</p>
          )}
          {terms.keptCents > 0 && (
            <AmountField
              label="Return in dollars"
              value={typed ?? amountText(terms.refundCents)}
              onChange={setTyped}
              error={problemOfAmount}
            />
          )}
        </>
      )}
    </AskDialog>
  );
}
