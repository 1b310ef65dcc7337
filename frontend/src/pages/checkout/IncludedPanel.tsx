import { Check, Minus } from 'lucide-react';
import { INCLUDED, NOT_INCLUDED } from '../../features/booking/terms/included';
import { Panel } from '../../features/booking/frame/Panel';
import styles from './Checkout.module.css';

/** What the price holds, and what it does not. */
export function IncludedPanel() {
  return (
    <Panel title="What is included">
      <ul className={styles.included}>
        {INCLUDED.map((line) => (
          <li key={line}>
            <Check aria-hidden="true" size={20} strokeWidth={2} className={styles.yes} />
            {line}
          </li>
        ))}
        {NOT_INCLUDED.map((line) => (
          <li key={line} className={styles.muted}>
            <Minus aria-hidden="true" size={20} strokeWidth={2} />
            <span>
              <span className="visually-hidden">Not included: </span>
              {line}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
