import { Check } from 'lucide-react';
import styles from './FeatureList.module.css';

/** What is included, each with a tick. */
export function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <ul className={styles.features}>
      {features.map((feature) => (
        <li key={feature}>
          <Check aria-hidden="true" size={20} strokeWidth={2} /> {feature}
        </li>
      ))}
    </ul>
  );
}
