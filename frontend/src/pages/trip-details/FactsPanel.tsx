import { ErrorNote } from '../../ui/ErrorNote';
import { Skeleton } from '../../ui/Skeleton';
import styles from './FactsPanel.module.css';
import type { Fact } from './tripFacts';

interface Props {
  facts: readonly Fact[];
  /** The trip did not load. */
  isError: boolean;
  onRetry: () => void;
}

/** The facts of the trip, and what its ship's page says of them. */
export function FactsPanel({ facts, isError, onRetry }: Props) {
  return (
    <section className={styles.section} aria-label="Trip facts">
      <div className={styles.panel}>
        {isError ? (
          <ErrorNote onRetry={onRetry}>
            The trip's dates and figures did not load. Please try again.
          </ErrorNote>
        ) : (
          <dl className={styles.facts}>
            {facts.map(({ label, icon: Icon, value, note }) => (
              <div key={label} className={styles.fact}>
                <dt>
                  <Icon aria-hidden="true" size={20} strokeWidth={1.75} /> {label}
                </dt>
                <dd className={styles.value}>{value ?? <Skeleton width="9ch" />}</dd>
                {note !== '' && <dd className={styles.note}>{note ?? <Skeleton width="14ch" />}</dd>}
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
