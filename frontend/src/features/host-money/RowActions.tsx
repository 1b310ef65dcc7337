import type { PaymentRow } from '../../api/hostPayments';
import { Button } from '../../ui/Button';
import styles from './PaymentsTable.module.css';

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
          onClick={() => onRemind(bookingId)}
        >
          Remind
        </Button>
      )}
      <Button
        tone="quiet"
        size="portal"
        className={styles.action}
        aria-label={`Money of ${guest}`}
        onClick={() => onOpen(bookingId)}
      >
        Money
      </Button>
    </span>
  );
}
