import { useTrip } from '../../api/trip';
import { type CaptionedPicture, CaptionedPictures } from '../../ui/CaptionedPictures';
import styles from './Adventures.module.css';

const ADVENTURES: readonly CaptionedPicture[] = [
  {
    name: 'wake-stars',
    alt: 'The wake under a night sky full of stars, seen over the stern rail',
    title: 'The stern after midnight',
  },
  {
    name: 'theatre-night',
    alt: 'Rows of teal seats before a stage framed in warm bulbs and red velvet',
    title: 'Before the late show',
  },
  {
    name: 'pool-day',
    alt: 'White loungers and parasols round a turquoise pool on deck',
    title: 'Noon by the pool',
  },
  {
    name: 'ship-sunset-close',
    alt: 'The side of the ship in the last sun',
    title: 'Golden hour on the way home',
  },
];

/** Scenes of earlier sailings, as drawings of them: nobody's face is shown. Left out while nobody tells of one. */
export function Adventures() {
  const { data: trip } = useTrip();
  if (!trip?.reviews.length) return null;
  return (
    <section className={styles.band} aria-labelledby="adventures">
      <div className={styles.inner}>
        <h2 id="adventures">Previous adventures</h2>
        <p className={styles.note}>Illustrations of scenes from earlier sailings, not photographs.</p>
        <CaptionedPictures pictures={ADVENTURES} look="small" />
      </div>
    </section>
  );
}
