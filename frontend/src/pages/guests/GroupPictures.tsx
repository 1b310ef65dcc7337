import { type CaptionedPicture, CaptionedPictures } from '../../ui/CaptionedPictures';
import styles from './GroupPictures.module.css';

const PICTURES: readonly CaptionedPicture[] = [
  {
    name: 'deck-party',
    alt: 'The pool deck at dusk with strings of bulbs and a stage lit in color',
    title: 'Sail-away dance',
    text: 'At dusk, on the pool deck',
  },
  {
    name: 'pool-day',
    alt: 'White loungers and parasols round a turquoise pool on deck',
    title: 'Relay in the pool',
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
      <p className={styles.note}>Illustrations of what groups do on board: nobody's picture is shown here.</p>
      <CaptionedPictures pictures={PICTURES} look="large" />
    </section>
  );
}
