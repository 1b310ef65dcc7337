import type { ReactNode } from 'react';
import { HostDoor } from './HostDoor';
import styles from './HostFrame.module.css';
import { LiveDesk } from './LiveDesk';

/** A page of the hosts besides the desk, as live as the desk: who is no host reads so, and nothing is fetched for them. */
export function HostFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <HostDoor>
        <LiveDesk>{children}</LiveDesk>
      </HostDoor>
    </div>
  );
}
