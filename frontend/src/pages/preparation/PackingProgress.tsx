import type { PackingCounts } from './packing';
import styles from './PackingProgress.module.css';

interface Props {
  counts: PackingCounts;
  /** Whether the account has every tick. */
  isSaved: boolean;
  isOutOfReach: boolean;
}

/** How far one is, which essentials are still out, and where the ticks are kept at the moment. */
export function PackingProgress({ counts, isSaved, isOutOfReach }: Props) {
  const { all, done, essentialsLeft } = counts;
  return (
    <div className={styles.progress}>
      <p className={styles.words}>
        <output>
          <strong className="tabular">
            {done} of {all}
          </strong>{' '}
          packed
        </output>
        <span className={styles.essentials}>{essentialWords(essentialsLeft, done === all)}</span>
      </p>
      <div className={styles.bar} aria-hidden="true">
        <div style={{ inlineSize: `${(done / all) * 100}%` }} />
      </div>
      <p className={styles.kept}>
        {!isSaved && isOutOfReach
          ? 'Kept on this device for now. Your account gets the ticks as soon as it can be reached.'
          : 'Kept in your account, so that every device of yours shows the same.'}
      </p>
    </div>
  );
}

function essentialWords(left: number, isAll: boolean): string {
  if (isAll) return 'Everything is in the bag';
  if (left === 0) return 'All essentials are in the bag';
  return left === 1 ? '1 essential to go' : `${left} essentials to go`;
}
