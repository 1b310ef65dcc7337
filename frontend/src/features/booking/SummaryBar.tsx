import { ChevronUp } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './SummaryBar.module.css';

interface Props {
  /** What the amount is, such as "Due today". */
  label: ReactNode;
  amount: ReactNode;
  children: ReactNode;
}

/** The price above the bottom bar of narrow windows; it opens to the whole summary. */
export function SummaryBar({ label, amount, children }: Props) {
  const bar = useRef<HTMLDetailsElement>(null);

  // Paper cannot be opened.
  useEffect(() => {
    const open = () => bar.current?.setAttribute('open', '');
    window.addEventListener('beforeprint', open);
    return () => window.removeEventListener('beforeprint', open);
  }, []);

  return (
    <details ref={bar} className={styles.bar}>
      <summary className={styles.line}>
        <span className={styles.label}>{label}</span>
        <strong className={styles.amount}>{amount}</strong>
        <span className={styles.more}>
          Booking summary
          <ChevronUp aria-hidden="true" size={20} strokeWidth={1.75} />
        </span>
      </summary>
      <div className={styles.sheet}>{children}</div>
    </details>
  );
}
