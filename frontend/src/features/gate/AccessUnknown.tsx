import { ErrorNote } from '../../ui/ErrorNote';
import { PageTitle } from '../../ui/PageTitle';
import styles from './AccessGate.module.css';

/** The server could not say who is here: nobody is turned away for that. */
export function AccessUnknown({ onRetry }: { onRetry: () => void }) {
  return (
    <section className={styles.gate}>
      <PageTitle title="One moment" />
      <ErrorNote onRetry={onRetry}>We could not check your access just now. Please try again.</ErrorNote>
    </section>
  );
}
