import { sentenceOf } from '../../api/errors';
import { type RecentMessage, useRecentMessages } from '../../api/guestArea';
import { useSession } from '../../api/session';
import { useOpensWithDeposit } from '../../api/site';
import { Panel } from '../../features/booking/frame/Panel';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { ErrorNote } from '../../ui/ErrorNote';
import { Waiting } from '../../ui/Waiting';
import styles from './RecentUpdates.module.css';

const NONE: readonly RecentMessage[] = [];

/** The newest lines of the group's chat. */
export function RecentUpdates() {
  const { isPaid } = useSession();
  const opensWithDeposit = useOpensWithDeposit();
  const { data, isError, error, refetch } = useRecentMessages(isPaid);
  const messages = isPaid ? data : NONE;

  return (
    <Panel title="Recent updates">
      {isError && <ErrorNote onRetry={() => void refetch()}>{sentenceOf(error)}</ErrorNote>}
      {!messages && !isError && <Waiting height="14rem" onRetry={() => void refetch()} />}
      {messages?.length === 0 && (
        <div className={styles.none}>
          <p>No recent messages</p>
          {!isPaid && (
            <p className={styles.why}>
              {opensWithDeposit
                ? 'The group chat is open while what is due of your trip is paid.'
                : 'The group chat opens when your trip is paid in full.'}
            </p>
          )}
        </div>
      )}
      {messages && messages.length > 0 && (
        <ul className={styles.messages}>
          {messages.map(({ id, senderName, timeAgo, content }) => (
            <li key={id}>
              <p className={styles.from}>
                <strong>{senderName}</strong> <span className={styles.ago}>{timeAgo}</span>
              </p>
              <p className={styles.content}>{content}</p>
            </li>
          ))}
        </ul>
      )}
      <div>
        <ButtonLink tone="quiet" size="portal" to={paths.guestChat()}>
          View Chat
        </ButtonLink>
      </div>
    </Panel>
  );
}
