import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { sentenceOf } from '../../api/errors';
import type { CabinChange, HostBooking } from '../../api/host/hostBooking';
import { AskDialog } from '../../ui/AskDialog';
import { ErrorNote } from '../../ui/ErrorNote';
import { Skeleton } from '../../ui/Skeleton';
import styles from './booking.module.css';
import { CabinDifference } from './CabinDifference';
import { confirmWord, overpaidWish } from './cabinWords';
import { OverpaidChoice, type Overpaid } from './OverpaidChoice';

interface Props {
  booking: HostBooking;
  title: string;
  /** What is done: "Change the cabin". */
  deed: string;
  closeWord: string;
  busyWord: string;
  /** What the guest is told, and what stays with the hosts. */
  reasonHint: string;
  /** Somebody or something is taken away by it. */
  isDanger?: boolean;
  /** What its lines call the booking until now, and then; the names of the cabins where they are left out. */
  labels?: readonly [before: string, after: string];
  /** What else of the booking stays as it is, as a sentence; insurance and extras where it is left out. */
  stays?: string;
  /** What it comes to today. */
  quote: UseQueryResult<CabinChange>;
  isBusy: boolean;
  /** Why it was refused, where that stands at no field. */
  problem: string | null;
  /** What is chosen or typed, above the price. */
  children: ReactNode;
  /** What a request says of the money, with the reason. */
  onConfirm: (agreed: Agreed) => void;
  onClose: () => void;
}

type Agreed = ReturnType<typeof overpaidWish> & { differenceCents: number; reason: string };

/** What changes a booking's price: what that comes to today is shown first, and nothing is done before the host says so. */
export function PriceDialog({
  booking,
  deed,
  quote,
  isBusy,
  labels,
  stays,
  children,
  onConfirm,
  ...dialog
}: Props) {
  const [overpaid, setOverpaid] = useState<Overpaid>('refund');
  const { data: shown, error: unread } = quote;
  const confirm = (reason: string) => {
    if (!shown) return;
    const { differenceCents, overpaidCents } = shown;
    onConfirm({ differenceCents, reason, ...overpaidWish(overpaidCents, overpaid) });
  };

  return (
    <AskDialog
      {...dialog}
      confirmWord={confirmWord(deed, shown, overpaid)}
      canConfirm={shown !== undefined}
      isBusy={isBusy}
      onConfirm={confirm}
    >
      {children}
      <div aria-live="polite" className={styles.form}>
        {unread && !isBusy && (
          <ErrorNote onRetry={() => void quote.refetch()}>{sentenceOf(unread)}</ErrorNote>
        )}
        {!shown && !unread && <Skeleton height="8rem" />}
        {shown && <CabinDifference change={shown} booking={booking} labels={labels} stays={stays} />}
      </div>
      {shown && shown.overpaidCents > 0 && (
        <OverpaidChoice cents={shown.overpaidCents} value={overpaid} onChange={setOverpaid} />
      )}
    </AskDialog>
  );
}
