import { TripPicture } from '../../ui/TripPicture';
import styles from './Reading.module.css';

interface Entry {
  title: string;
  /** Small, over the title. */
  where?: string;
  description?: string;
  picture?: string;
  alt?: string;
  points?: readonly string[];
}

/** Texts with what each of them is. */
export function Texts({ texts, empty }: { texts: readonly (readonly [string, string])[]; empty: string }) {
  return (
    <dl className={styles.texts}>
      {texts.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text || empty}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Lines, or nothing. */
export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {points.map((point, place) => (
        // A line has no name of its own that could not come twice.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place}>{point}</li>
      ))}
    </ul>
  );
}

/** A picture of a part, without its words. */
export function ReadPicture({ picture, alt }: { picture: string; alt: string }) {
  return <TripPicture className={styles.picture} picture={picture} alt={alt} sizes="200px" />;
}

/** What a part lists, each under its title. */
export function Entries({ entries }: { entries: readonly Entry[] }) {
  return (
    <div className={styles.parts}>
      {entries.map(({ title, where, description, picture, alt = '', points }, place) => (
        // Titles may come twice.
        // oxlint-disable-next-line react/no-array-index-key
        <article key={place} className={styles.part}>
          {picture && <ReadPicture picture={picture} alt={alt} />}
          <div className={styles.words}>
            <h3 className={styles.title}>
              {where && <span className={styles.where}>{`${where} `}</span>}
              <span>{title}</span>
            </h3>
            {description && <p>{description}</p>}
            {points && points.length > 0 && <Points points={points} />}
          </div>
        </article>
      ))}
    </div>
  );
}
