import { HostFrame } from '../../features/host/HostFrame';
import { Log } from '../../features/host-log/Log';
import { deskPath } from '../../lib/deskPlace';
import { ButtonLink } from '../../ui/ButtonLink';
import { PageTitle } from '../../ui/PageTitle';
import styles from './HostLogPage.module.css';

/** Everything that was done on the trips one hosts. */
export default function HostLogPage() {
  return (
    <HostFrame>
      <header className={styles.head}>
        <div className={styles.title}>
          <PageTitle title="Activity log" />
          <p>Who did what, when and why. Nothing in it can be changed or removed.</p>
        </div>
        <ButtonLink tone="quiet" size="portal" to={deskPath()}>
          Dashboard
        </ButtonLink>
      </header>
      <Log />
    </HostFrame>
  );
}
