import { ADDITIONAL_FEATURES } from './additionalFeatures';
import styles from './Extras.module.css';

/** What is there besides: island, ropes course, waterslide, elevators. */
export function Extras() {
  return (
    <section className={styles.band} aria-labelledby="extras">
      <div className={styles.inner}>
        <h2 id="extras">More to look forward to</h2>
        <ul className={styles.extras}>
          {ADDITIONAL_FEATURES.map(({ title, text, icon: Icon }) => (
            <li key={title} className={styles.extra}>
              <span className={styles.icon}>
                <Icon aria-hidden="true" size={24} strokeWidth={1.75} />
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
