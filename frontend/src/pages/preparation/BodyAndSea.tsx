import type { TripGuide } from '../../api/guestGuide';
import { from } from '../../lib/browser/breakpoints';
import { TripPicture } from '../../ui/TripPicture';
import styles from './BodyAndSea.module.css';
import page from './PreparationPage.module.css';

/** What the body should be ready for. */
export function BodyAndSea({ guide }: { guide: TripGuide }) {
  const { fitnessLead, fitness, fitnessPicture } = guide;
  return (
    <section id="fitness" className={page.section} aria-labelledby="fitness-title">
      <div className={styles.columns}>
        <div>
          <h2 id="fitness-title">Physical preparation</h2>
          {fitnessLead && <p className={page.lead}>{fitnessLead}</p>}
          {fitness.length > 0 && (
            <dl className={styles.advice}>
              {fitness.map(({ title, description }, place) => (
                <div key={`${place} ${title}`}>
                  <dt>{title}</dt>
                  <dd>{description}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        <TripPicture {...fitnessPicture} sizes={`${from('xl')} 35vw, 92vw`} className={styles.picture} />
      </div>
    </section>
  );
}
