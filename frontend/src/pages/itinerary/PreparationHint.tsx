import { Luggage } from 'lucide-react';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import styles from './PreparationHint.module.css';

/** The way to the preparation guide, which is for guests who have paid. */
export function PreparationHint() {
  return (
    <section className={styles.hint} aria-labelledby="preparation">
      <div>
        <h2 id="preparation" className={styles.title}>
          Be ready when the gangway goes down
        </h2>
        <p className={styles.text}>
          What to pack, which papers to bring, and what to do in which week. The preparation guide is for
          guests who have paid.
        </p>
      </div>
      <ButtonLink tone="quiet" to={paths.preparation()}>
        <Luggage aria-hidden="true" size={20} strokeWidth={1.75} />
        Preparation guide
      </ButtonLink>
    </section>
  );
}
