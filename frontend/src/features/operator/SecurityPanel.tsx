import { useState } from 'react';
import { MOST } from '../../../../backend/contracts/text-limits';
import { sentenceOf } from '../../api/errors';
import { type SecurityEventName, type SecurityLog, useSecurityLog } from '../../api/operator';
import { formatCount } from '../../lib/numbers';
import { formatOwnTime } from '../../lib/time/ownTime';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/Choice';
import { ErrorNote } from '../../ui/ErrorNote';
import { held } from '../../ui/form/bindings';
import { TextField } from '../../ui/form/TextField';
import { Panel } from '../../ui/Panel';
import { Waiting } from '../../ui/Waiting';
import { OTHERS_LOGIN } from './othersLogin';
import styles from './operator.module.css';
import { EVENT_WORDS } from './securityWords';

const ALL = 'all';

/** What happened at the doors of the site: the alarm where much was refused, and the log, narrowed by event and account. */
export function SecurityPanel() {
  const [event, setEvent] = useState<SecurityEventName | null>(null);
  const [account, setAccount] = useState('');
  const [page, setPage] = useState(1);
  const { data, isError, error, refetch } = useSecurityLog({ event, account, page });

  return (
    <Panel title="Security log">
      <Filters
        event={event}
        onEvent={(wanted) => {
          setEvent(wanted);
          setPage(1);
        }}
        onAccount={(wanted) => {
          setAccount(wanted);
          setPage(1);
        }}
      />
      {isError && <ErrorNote onRetry={() => void refetch()}>{sentenceOf(error)}</ErrorNote>}
      {!data && !isError && <Waiting height="24rem" onRetry={() => void refetch()} />}
      {data && (
        <>
          <Alarm log={data} />
          <Events log={data} />
          {(page > 1 || data.hasMore) && (
            <nav className={styles.pages} aria-label="Pages of the security log">
              <Button tone="quiet" size="portal" isOff={page <= 1} onClick={() => setPage(page - 1)}>
                Newer
              </Button>
              <Button tone="quiet" size="portal" isOff={!data.hasMore} onClick={() => setPage(page + 1)}>
                Older
              </Button>
            </nav>
          )}
        </>
      )}
    </Panel>
  );
}

interface FiltersProps {
  event: SecurityEventName | null;
  onEvent: (event: SecurityEventName | null) => void;
  onAccount: (account: string) => void;
}

function Filters({ event, onEvent, onAccount }: FiltersProps) {
  const [typed, setTyped] = useState('');
  const known = Object.keys(EVENT_WORDS) as SecurityEventName[];
  return (
    <form
      className={styles.filters}
      onSubmit={(submit) => {
        submit.preventDefault();
        onAccount(typed.trim());
      }}
    >
      <Choice
        isSmall
        label="Event"
        names={{ [ALL]: 'All events', ...EVENT_WORDS }}
        value={event ?? ALL}
        onChange={(value) => onEvent(known.find((name) => name === value) ?? null)}
      />
      <div className={styles.field}>
        <TextField
          isSmall
          label="Account"
          most={MOST.address}
          binding={held(typed, setTyped)}
          input={{ ...OTHERS_LOGIN, placeholder: 'Username or email' }}
        />
      </div>
      <Button type="submit" tone="quiet" size="portal">
        Show
      </Button>
    </form>
  );
}

function Alarm({ log: { failuresInHour, alarmAt } }: { log: SecurityLog }) {
  const words = `${formatCount(failuresInHour)} refused within the last hour`;
  if (failuresInHour < alarmAt) return <p className={styles.aside}>{words}.</p>;
  return (
    <p role="alert" className={styles.alarm}>
      {words}: more than the {formatCount(alarmAt)} from which on you are told. Look below at what, and from
      where.
    </p>
  );
}

function Events({ log: { events } }: { log: SecurityLog }) {
  if (events.length === 0)
    return <p className={styles.aside}>Nothing happened that this filter lets through.</p>;
  return (
    <ol className={styles.accounts} aria-label="What happened, the newest first">
      {events.map(({ id, at, event, username, network, browser, times }) => (
        <li key={id} className={styles.account}>
          <time className={styles.aside} dateTime={at}>
            {formatOwnTime(at)}
          </time>
          <span className={styles.who}>
            <strong>{EVENT_WORDS[event]}</strong>
            {times > 1 && <span>{`, ${formatCount(times)} times`}</span>}
            <span className={styles.aside}>
              {' '}
              {[username ?? 'no account', network, browser].filter(Boolean).join(' · ')}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
