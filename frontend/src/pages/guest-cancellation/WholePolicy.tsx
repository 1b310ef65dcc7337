import type { CancellationTerms } from '../../api/money';
import { cancellationLines } from '../../lib/cancellation';
import styles from './CancellationPage.module.css';

/** The policy that the booking was made with, line by line. */
export function WholePolicy({ policy }: Pick<CancellationTerms, 'policy'>) {
  return (
    <details className={styles.muted}>
      <summary>The whole policy of your booking</summary>
      <ul className={styles.policy}>
        {cancellationLines(policy).map(({ when, refund }) => (
          <li key={when}>{`${when}: ${refund}`}</li>
        ))}
      </ul>
    </details>
  );
}
