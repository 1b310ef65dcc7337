import { ChevronDown } from 'lucide-react';
import { useOpensWithDeposit } from '../../api/site';
import { useKnownTrip } from '../../api/trip';
import { useDepositExample } from '../../features/cabins/useDepositExample';
import { canPayLater } from '../../lib/paidLater';
import styles from './Faq.module.css';
import { questions } from './questions';

/** Native details: the browser's own search opens them, and they work before any script does. */
export function Faq() {
  const trip = useKnownTrip();
  const opensWithDeposit = useOpensWithDeposit();
  const hasDeposit = canPayLater(useDepositExample().plan);
  return (
    <section className={styles.section} aria-labelledby="faq">
      <h2 id="faq">Questions people ask</h2>
      <div className={styles.list}>
        {questions(trip, opensWithDeposit, hasDeposit).map(({ question, answer }) => (
          <details key={question} className={styles.item}>
            <summary>
              {question}
              <ChevronDown aria-hidden="true" size={20} strokeWidth={1.75} />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
