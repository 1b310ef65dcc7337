import type { Bar } from './analytics.rules';
import styles from './Bars.module.css';

/** Bars that lie: the name above, the value at the end. What takes something away points the other way and is hatched. */
export function Bars({ bars, label }: { bars: readonly Bar[]; label: string }) {
  const most = Math.max(1, ...bars.map(({ value }) => Math.abs(value)));
  return (
    <ol className={styles.bars} aria-label={label}>
      {bars.map(({ name, value, text }) => (
        // Each point of a chart can be reached by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <li key={name} className={styles.bar} tabIndex={0}>
          <span className={styles.name}>{name}</span>
          <span className={styles.text}>{text}</span>
          <span className={styles.track} aria-hidden="true">
            <span
              className={styles.fill}
              data-less={value < 0}
              style={{ width: `${(Math.abs(value) / most) * 100}%` }}
            />
          </span>
        </li>
      ))}
    </ol>
  );
}
