import { Picture } from '../../ui/Picture';
import type { PictureName } from '../../ui/pictureSources';
import styles from './Adventures.module.css';

const ADVENTURES: readonly { name: PictureName; alt: string; caption: string }[] = [
  {
    name: 'wake-stars',
    alt: 'The wake under a night sky full of stars, seen over the stern rail',
    caption: 'The stern after midnight',
  },
  {
    name: 'theatre-night',
    alt: 'Rows of teal seats before a stage framed in warm bulbs and red velvet',
    caption: 'Before the late show',
  },
  {
    name: 'bufadora-coast',
    alt: 'Sea spray bursting from the golden cliffs of the Baja coast',
    caption: 'La Bufadora',
  },
  {
    name: 'ship-sunset-close',
    alt: 'The side of the ship in the last sun',
    caption: 'Golden hour on the way home',
  },
];

/** Scenes of earlier sailings, as drawings of them: nobody's face is shown. */
export function Adventures() {
  return (
    <section className={styles.band} aria-labelledby="adventures">
      <div className={styles.inner}>
        <h2 id="adventures">Previous adventures</h2>
        <p className={styles.note}>Illustrations of scenes from earlier sailings, not photographs.</p>
        <ul className={styles.pictures}>
          {ADVENTURES.map(({ name, alt, caption }) => (
            <li key={name}>
              <figure>
                <Picture
                  name={name}
                  alt={alt}
                  sizes="(width < 640px) 92vw, (width < 1200px) 45vw, 25vw"
                  className={styles.picture}
                />
                <figcaption>{caption}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
