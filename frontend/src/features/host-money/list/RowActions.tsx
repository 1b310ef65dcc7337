import { Wallet } from 'lucide-react';
import type { PaymentRow } from '../../../api/host/hostPayments';
import { Button } from '../../../ui/Button';
import styles from './PaymentsTable.module.css';
import { REMIND_ICON as RemindIcon } from '../parts/paymentWords';

interface Props {
  row: PaymentRow;
  onRemind: (bookingId: string) => void;
  onOpen: (bookingId: string) => void;
}

/** What one does with one booking of the list. */
export function RowActions({ row: { bookingId, guest, owedCents }, onRemind, onOpen }: Props) {
  return (
    <span className={styles.actions}>
      {owedCents > 0 && (
        <Button
          tone="quiet"
          size="portal"
          className={styles.action}
          aria-label={`Remind ${guest}`}
          title="Remind"
          onClick={() => onRemind(bookingId)}
        >
          <RemindIcon aria-hidden="true" size={16} strokeWidth={1.75} />
          <span className={styles.word}>Remind</span>
        </Button>
      )}
      <Button
        tone="quiet"
        size="portal"
        className={styles.action}
        aria-label={`Payments of ${guest}`}
        title="Payments"
        onClick={() => onOpen(bookingId)}
      >
        <Wallet aria-hidden="true" size={16} strokeWidth={1.75} />
        <span className={styles.word}>Payments</span>
      </Button>
    </span>
  );
}
