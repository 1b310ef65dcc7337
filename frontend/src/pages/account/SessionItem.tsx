import { MonitorSmartphone } from 'lucide-react';
import { type Account, useEndSession } from '../../api/account';
import { sentenceOf } from '../../api/errors';
import { formatOwnTime } from '../../lib/time/ownTime';
import { Button } from '../../ui/Button';
import { toastError, toastSuccess } from '../../ui/toast';
import styles from './AccountPage.module.css';

type OpenSession = Account['sessions'][number];

/** "Firefox on Linux", as the browser calls itself. */
function deviceOf({ browser, system }: OpenSession): string {
  if (browser === null) return system === null ? 'A browser we do not know' : `A browser on ${system}`;
  return system === null ? browser : `${browser} on ${system}`;
}

/** Since when a browser is signed in, and when another than this one was used last, if that was later. */
function timesOf({ since, lastSeenAt, isThis }: OpenSession): string {
  const [from, last] = [formatOwnTime(since), formatOwnTime(lastSeenAt)];
  return isThis || last === from ? `Since ${from}` : `Since ${from}, last used ${last}`;
}

/** One browser that is signed in: what it calls itself, since when, from where, and how it is logged out. */
export function SessionItem({ session }: { session: OpenSession }) {
  const end = useEndSession();
  const device = deviceOf(session);
  const times = timesOf(session);

  const logOut = () =>
    end.mutate(session.id, {
      onSuccess: () => toastSuccess({ title: 'Logged out', description: device }),
      onError: (error) => toastError({ title: 'Not logged out', description: sentenceOf(error) }),
    });

  return (
    <li>
      <MonitorSmartphone aria-hidden="true" size={22} strokeWidth={1.75} />
      <span className={styles.device}>
        <strong>{device}</strong>
        {session.isThis && <span className={styles.here}>This browser</span>}
        <span className={styles.muted}>{times}</span>
        {session.network && <span className={styles.muted}>From {session.network}</span>}
      </span>
      {!session.isThis && (
        <Button
          tone="quiet"
          size="portal"
          aria-label={`Log out ${device}, ${times}`}
          isOff={end.isPending}
          onClick={logOut}
        >
          Log out
        </Button>
      )}
    </li>
  );
}
