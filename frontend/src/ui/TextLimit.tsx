import type { ReactNode } from 'react';
import styles from './TextLimit.module.css';
import { useTextLimit } from './useTextLimit';

interface Props {
  /** Characters. */
  most: number;
  children: ReactNode;
}

/** Round a plain control: says below it when its text is too long, and holds back its form. */
export function TextLimit({ most, children }: Props) {
  const [holder, sentence] = useTextLimit<HTMLSpanElement>(most);
  return (
    // Some stand within a label, which holds words alone.
    <span ref={holder} className={styles.holder}>
      {children}
      {sentence && (
        <span role="alert" className={styles.problem}>
          {sentence}
        </span>
      )}
    </span>
  );
}
