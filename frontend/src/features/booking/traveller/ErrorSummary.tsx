import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { goToControl } from '../../../ui/goToControl';
import styles from './ErrorSummary.module.css';
import type { SummaryLine } from './summaryLines';

interface Props {
  /** What a failed submit found. A new list takes the focus again. */
  lines: readonly SummaryLine[];
}

/** Everything that needs another look, each line leading to its field. */
export function ErrorSummary({ lines }: Props) {
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (lines.length > 0) box.current?.focus();
  }, [lines]);

  if (lines.length === 0) return null;
  return (
    <div ref={box} className={styles.summary} tabIndex={-1} role="alert" aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <CircleAlert aria-hidden="true" size={22} strokeWidth={1.75} />
        <span>
          {lines.length === 1 ? 'One field needs another look' : `${lines.length} fields need another look`}
        </span>
      </h2>
      <ul>
        {lines.map(({ controlId, message }) => (
          <li key={controlId}>
            <a href={`#${controlId}`} onClick={(event) => goToControl(event, controlId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
