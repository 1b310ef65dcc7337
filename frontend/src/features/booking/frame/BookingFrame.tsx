import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { from } from '../../../lib/browser/breakpoints';
import { PageTitle } from '../../../ui/PageTitle';
import styles from './BookingFrame.module.css';
import { SummaryBar } from './SummaryBar';

interface Props {
  /** The tab's name. */
  title: string;
  /** The heading, where it says more than the title. */
  heading?: ReactNode;
  /** A sentence under the heading. */
  lead?: ReactNode;
  /** For search engines; only pages that everybody may find have one. */
  description?: string;
  progress: ReactNode;
  /** Stands beside the content on wide windows, before it on narrow ones. */
  aside?: ReactNode;
  /** What is being booked: beside the content on wide windows, a bar that opens to it on narrow ones. */
  summary?: { label: ReactNode; amount: ReactNode; content: ReactNode } | undefined;
  children: ReactNode;
}

/** The frame of every page of the booking flow: steps, heading, content, summary. */
export function BookingFrame({
  title,
  heading,
  lead,
  description,
  progress,
  aside,
  summary,
  children,
}: Props) {
  const isWide = useMediaQuery(from('lg'));
  // Its place is held while it loads, so that the content keeps its width.
  const beside = aside ?? (isWide && summary && <div className={styles.sticky}>{summary.content}</div>);

  return (
    <div className={styles.frame}>
      {progress}
      <header className={styles.head}>
        <PageTitle title={title} {...(description !== undefined && { description })}>
          {heading ?? title}
        </PageTitle>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      <div className={styles.columns} data-has-aside={Boolean(aside ?? summary)}>
        {beside && <aside className={styles.aside}>{beside}</aside>}
        <div className={styles.content}>{children}</div>
      </div>
      {!isWide && summary && (
        <SummaryBar label={summary.label} amount={summary.amount}>
          {summary.content}
        </SummaryBar>
      )}
    </div>
  );
}
