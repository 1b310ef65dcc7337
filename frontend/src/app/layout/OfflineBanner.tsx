import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import styles from './OfflineBanner.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the connection is gone and what still works. It floats: nothing moves when it comes or goes. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <output>
      {!isOnline && (
        <span className={styles.banner}>
          <WifiOff aria-hidden="true" size={20} strokeWidth={1.75} />
          You are offline. What is on this page stays readable; booking and payment wait for the connection.
        </span>
      )}
    </output>
  );
}
