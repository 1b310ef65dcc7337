import { type Account, logOutEverywhere, useEndOtherSessions } from '../../api/account';
import { sentenceOf } from '../../api/errors';
import { useLogout } from '../../api/logout';
import { Panel } from '../../features/booking/frame/Panel';
import { mayLeave } from '../../lib/browser/unsaved';
import { Button } from '../../ui/Button';
import { ErrorNote } from '../../ui/ErrorNote';
import { toastSuccess } from '../../ui/toast';
import styles from './AccountPage.module.css';
import type { Leaving } from './leaving';
import { SessionList } from './SessionList';

interface Props extends Leaving {
  account: Account;
}

/** Where the person is signed in, and the ways out: of the others, and of all. */
export function SessionsPanel({ account: { sessions }, onLeft, onUnknown }: Props) {
  const leave = useLogout(onLeft, { end: logOutEverywhere, onUnknown });
  const endOthers = useEndOtherSessions();
  const error = leave.error ?? endOthers.error;

  return (
    <Panel title="Where you are signed in">
      <p className={styles.muted}>
        What a browser calls itself, and where it logged in: the address is kept cut short.
      </p>
      <SessionList sessions={sessions} />
      {error && <ErrorNote>{sentenceOf(error)}</ErrorNote>}
      <div className={styles.ways}>
        {sessions.length > 1 && (
          <Button
            tone="quiet"
            size="portal"
            isOff={endOthers.isPending}
            onClick={() =>
              endOthers.mutate(undefined, {
                onSuccess: () => toastSuccess({ title: 'Every other browser is logged out' }),
              })
            }
          >
            Log out all others
          </Button>
        )}
        <Button
          tone="quiet"
          size="portal"
          isOff={leave.isPending}
          onClick={() => mayLeave() && leave.mutate()}
        >
          Log out everywhere
        </Button>
      </div>
    </Panel>
  );
}
