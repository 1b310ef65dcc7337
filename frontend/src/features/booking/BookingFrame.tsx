import type { ReactNode } from 'react';
import { PageTitle } from '../../ui/PageTitle';
import styles from './BookingFrame.module.css';

interface Props {
  /** The tab's name. */
  title: string;
  /** The heading, where it says more than the title. */
  heading?: ReactNode;
  /** A sentence under the heading. */
  lead?: ReactNode;
  progress: ReactNode;
  /** Stands beside the content on wide windows, before it on narrow ones. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame of every page of the booking flow: steps, heading, content, summary. */
export function BookingFrame({ title, heading, lead, progress, aside, children }: Props) {
  return (
    <div className={styles.frame}>
      {progress}
      <header className={styles.head}>
        <PageTitle title={title}>{heading ?? title}</PageTitle>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      <div className={styles.columns} data-has-aside={aside !== undefined}>
        {aside !== undefined && <aside className={styles.aside}>{aside}</aside>}
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  );
}
