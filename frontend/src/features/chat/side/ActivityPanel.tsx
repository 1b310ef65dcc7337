import { formatCount } from '../../../lib/numbers';
import { Skeleton } from '../../../ui/Skeleton';
import styles from './ActivityPanel.module.css';
import type { ChatState } from '../engine/chat.model';
import { formatTime } from '../../../lib/time/zoned';

interface Props {
  activity: ChatState['activity'];
  timeZone: string;
}

/** How lively the group is, as the server counts it, and when it was counted. */
export function ActivityPanel({ activity, timeZone }: Props) {
  const counters = [
    { label: 'Messages today', value: activity && formatCount(activity.messagesToday) },
    {
      label: 'Active members',
      value: activity && `${formatCount(activity.activeMembers)}/${formatCount(activity.totalMembers)}`,
    },
    { label: 'Photos shared', value: activity && formatCount(activity.photosShared) },
  ];

  return (
    <section aria-labelledby="chat-activity">
      <h2 id="chat-activity" className={styles.title}>
        Group activity
      </h2>
      <dl className={styles.counters}>
        {counters.map(({ label, value }) => (
          <div key={label} className={styles.counter}>
            <dt>{label}</dt>
            <dd data-testid={label}>{value ?? <Skeleton width="3ch" />}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        Active: in the chat within 24 hours.
        {activity ? (
          <span key="counted">{` Counted at ${formatTime(activity.countedAt.toISOString(), timeZone)}.`}</span>
        ) : (
          <span key="wait">
            {' Counted at '}
            <Skeleton width="8ch" />
          </span>
        )}
      </p>
    </section>
  );
}
