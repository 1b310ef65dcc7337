import type { Directory } from '../../api/guestArea';
import { formatCount } from '../../lib/numbers';
import { Skeleton } from '../../ui/Skeleton';
import styles from './DirectoryStats.module.css';

const TILES: readonly { key: keyof Directory['stats']; label: string }[] = [
  { key: 'totalGuests', label: 'Guests in all' },
  { key: 'confirmed', label: 'Confirmed' },
  { key: 'pending', label: 'Pending' },
  { key: 'countries', label: 'Countries' },
  { key: 'averageAge', label: 'Average age' },
];

/** The group in five figures, as the server counts them. */
export function DirectoryStats({ stats }: { stats: Directory['stats'] | undefined }) {
  return (
    <section aria-label="The group in figures">
      <dl className={styles.tiles}>
        {TILES.map(({ key, label }) => (
          <div key={key} className={styles.tile}>
            <dt>{label}</dt>
            <dd>{stats ? figure(stats[key]) : <Skeleton width="2ch" />}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Too few ages to average without telling somebody's are a dash, and said in words to who listens. */
function figure(value: number | null) {
  if (value !== null) return formatCount(value);
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">not told for so few</span>
    </>
  );
}
