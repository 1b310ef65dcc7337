import { AMENITY_CATEGORIES } from './amenityCategories';
import styles from './Amenities.module.css';

/** What is on board, under four headings. */
export function Amenities() {
  return (
    <section className={styles.section} aria-labelledby="amenities">
      <h2 id="amenities">On board</h2>
      <div className={styles.categories}>
        {AMENITY_CATEGORIES.map(({ title, icon: Icon, amenities, note }) => (
          <div key={title} className={styles.category}>
            <Icon aria-hidden="true" size={28} strokeWidth={1.75} />
            <h3>{title}</h3>
            <ul className={styles.amenities}>
              {amenities.map(({ name, text }) => (
                <li key={name}>
                  <strong>{name}</strong>
                  <span className={styles.text}>{text}</span>
                </li>
              ))}
            </ul>
            {note && <p className={styles.note}>{note}</p>}
          </div>
        ))}
      </div>
    </section>
  );
}
