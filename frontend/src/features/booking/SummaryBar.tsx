import { ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Quote } from '../../api/quote';
import { Money } from '../../ui/Money';
import styles from './SummaryBar.module.css';

/** The total above the bottom bar of narrow windows; it opens to the whole summary. */
export function SummaryBar({ quote, children }: { quote: Quote; children: ReactNode }) {
  return (
    <details className={styles.bar}>
      <summary className={styles.line}>
        <span>Due today</span>
        <strong>
          <Money cents={quote.dueTodayCents} />
        </strong>
        <span className={styles.more}>
          Booking summary
          <ChevronUp aria-hidden="true" size={20} strokeWidth={1.75} />
        </span>
      </summary>
      <div className={styles.sheet}>{children}</div>
    </details>
  );
}
