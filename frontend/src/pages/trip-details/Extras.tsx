import type { ShipExtra } from '../../api/tripPages';
import styles from './Extras.module.css';
import { ShipIcon } from './ShipIcon';

/** What is there besides; left out where there is nothing. */
export function Extras({ extras }: { extras: ShipExtra[] }) {
  if (extras.length === 0) return null;
  return (
    <section className={styles.band} aria-labelledby="extras">
      <div className={styles.inner}>
        <h2 id="extras">More to look forward to</h2>
        <ul className={styles.extras}>
          {extras.map((extra, place) => (
            <Extra key={`${place} ${extra.title}`} extra={extra} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Extra({ extra: { icon, title, description } }: { extra: ShipExtra }) {
  return (
    <li className={styles.extra}>
      <span className={styles.icon}>
        <ShipIcon name={icon} size={24} />
      </span>
      <h3>{title}</h3>
      <p>{description}</p>
    </li>
  );
}
