import type { TripGuide } from '../../api/guestGuide';
import styles from './Weather.module.css';

/** What the air and the sea are like there and then. */
export function Weather({ guide }: { guide: TripGuide }) {
  const { weatherLead, weather, weatherNotes } = guide;
  return (
    <section id="weather" className={styles.band} aria-labelledby="weather-title">
      <h2 id="weather-title">Weather and climate</h2>
      {weatherLead && <p className={styles.lead}>{weatherLead}</p>}
      {weather.length > 0 && (
        <dl className={styles.figures}>
          {weather.map(({ name, value, note }, place) => (
            <div key={`${place} ${name}`}>
              <dt>{name}</dt>
              <dd>
                <span className={styles.value}>{value}</span>
                {note && <span className={styles.metric}>{note}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {weatherNotes.length > 0 && (
        <ul className={styles.notes}>
          {weatherNotes.map((note, place) => (
            <li key={`${place} ${note}`}>{note}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
