import { HOST_REQUESTS } from '../../features/host-actions/actions';
import { HostActions } from '../../features/host-actions/HostActions';
import { HostRequests } from '../../features/host-team/HostRequests';
import { Place } from '../../ui/Place';
import styles from './ActionsTab.module.css';

/** What hosts do for their guests, and who asks to be a host. */
export default function ActionsTab() {
  return (
    <div className={styles.actions}>
      <HostActions />
      <Place id={HOST_REQUESTS}>
        <HostRequests />
      </Place>
    </div>
  );
}
