import type { ReactNode } from 'react';
import { Panel } from '../../ui/Panel';
import styles from './Reading.module.css';

interface Props {
  title: string;
  /** Nothing of it is written. */
  isEmpty?: boolean;
  children: ReactNode;
}

/** A section of a part as a co-host reads it. */
export function ReadPanel({ title, isEmpty = false, children }: Props) {
  return (
    <Panel title={title} empty={isEmpty && <p>Not written yet.</p>}>
      <div className={styles.parts}>{children}</div>
    </Panel>
  );
}
