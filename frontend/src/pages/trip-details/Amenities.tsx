import type { AmenityGroup } from '../../api/tripPages';
import styles from './Amenities.module.css';
import section from './Section.module.css';
import { ShipIcon } from './ShipIcon';

/** What is on board, in groups; left out where there are none. */
export function Amenities({ groups }: { groups: AmenityGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <section className={section.section} aria-labelledby="amenities">
      <h2 id="amenities">On board</h2>
      <div className={styles.categories}>
        {groups.map((group, place) => (
          <Category key={`${place} ${group.title}`} group={group} />
        ))}
      </div>
    </section>
  );
}

function Category({ group: { icon, title, amenities, note } }: { group: AmenityGroup }) {
  return (
    <div className={styles.category}>
      <ShipIcon name={icon} size={28} />
      <h3>{title}</h3>
      {amenities.length > 0 && (
        <ul className={styles.amenities}>
          {amenities.map((amenity, place) => (
            <li key={`${place} ${amenity.name}`}>
              <strong>{amenity.name}</strong>
              {amenity.note && <span className={styles.text}>{amenity.note}</span>}
            </li>
          ))}
        </ul>
      )}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
