import { Picture } from '../../ui/Picture';
import type { PictureName } from '../../ui/pictureSources';
import styles from './GroupPictures.module.css';

const PICTURES: readonly { name: PictureName; alt: string; title: string; text: string }[] = [
  {
    name: 'deck-party',
    alt: 'The pool deck at dusk with strings of bulbs and a stage lit in color',
    title: 'Sail-away dance',
    text: 'Friday at dusk, pool deck',
  },
  {
    name: 'slides-ropes',
    alt: 'Coral, yellow and teal water slides beside a ropes course',
    title: 'Ropes course relay',
    text: 'Teams form in the chat',
  },
  {
    name: 'theatre-night',
    alt: 'Rows of teal seats before a stage framed in warm bulbs and red velvet',
    title: 'Late show, one row',
    text: 'Sit together in the theater',
  },
  {
    name: 'wake-stars',
    alt: 'The wake under a night sky full of stars, seen over the stern rail',
    title: 'Stars at the stern',
    text: 'After the music, with cocoa',
  },
];

/** What the group does together, in pictures. */
export function GroupPictures() {
  return (
    <section aria-labelledby="activities">
      <h2 id="activities" className={styles.title}>
        Group activities
      </h2>
      <p className={styles.note}>Illustrations of the planned voyage: nobody's picture is shown here.</p>
      <ul className={styles.pictures}>
        {PICTURES.map(({ name, alt, title, text }) => (
          <li key={name}>
            <figure>
              <Picture name={name} alt={alt} sizes="(width < 640px) 90vw, 45vw" className={styles.picture} />
              <figcaption>
                <strong>{title}</strong>
                <span>{text}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
