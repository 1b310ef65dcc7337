import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import styles from './GoodToKnow.module.css';
import { NOTES } from './notes';

/** What to be fit for, what to pack for, and whom to ask. */
export function GoodToKnow() {
  return (
    <section className={styles.section} aria-labelledby="good-to-know">
      <h2 id="good-to-know">Good to know</h2>
      <div className={styles.notes}>
        {NOTES.map(({ title, points }) => (
          <div key={title} className={styles.note}>
            <h3>{title}</h3>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className={styles.ask}>
        You use a wheelchair, travel with a service animal, or are not sure about anything here?{' '}
        <Link to={paths.contact()}>Ask before you book</Link>, and we find out what the ship can do.
      </p>
    </section>
  );
}
