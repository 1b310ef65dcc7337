import { ChevronUp } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
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

  const closeAfterLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) bar.current?.removeAttribute('open');
  };

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
      {/* A link of the summary leads to what would lie under the sheet. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className={styles.sheet} onClick={closeAfterLink}>
        {children}
      </div>
    </details>
  );
}
