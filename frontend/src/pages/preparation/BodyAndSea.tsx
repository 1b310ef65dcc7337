import { from } from '../../lib/browser/breakpoints';
import { Picture } from '../../ui/Picture';
import styles from './BodyAndSea.module.css';
import page from './PreparationPage.module.css';

const ADVICE = [
  {
    title: 'On your feet',
    text: 'A day ashore is easily five miles, partly on cobbles and gravel. Ten days of half-hour walks before we sail make the difference. Elevators serve the ship for those who would rather not climb.',
  },
  {
    title: 'Sea legs',
    text: 'The Pacific swell is usually gentle in September, and felt least low down in the middle of the ship. Take a remedy before boarding, not when it has begun, and ask your doctor which one goes with your medicine.',
  },
  {
    title: 'Slides and ropes course',
    text: 'Both need closed shoes or bare feet as the signs say, and a steady back, heart and neck. If you are pregnant or have had an operation, let the crew point you to the pools.',
  },
  {
    title: 'Sleep and water',
    text: 'The music ends late and the sun rises early. Drink a glass of water for each drink of another kind, and nap without shame.',
  },
] as const;

/** What the body should be ready for. */
export function BodyAndSea() {
  return (
    <section id="fitness" className={page.section} aria-labelledby="fitness-title">
      <div className={styles.columns}>
        <div>
          <h2 id="fitness-title">Physical preparation</h2>
          <p className={page.lead}>No training is needed. Some of it makes the days better.</p>
          <dl className={styles.advice}>
            {ADVICE.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Picture
          name="slides-ropes"
          alt="Coral, yellow and teal water slides beside a ropes course"
          sizes={`${from('xl')} 35vw, 92vw`}
          className={styles.picture}
        />
      </div>
    </section>
  );
}
