import styles from './Weather.module.css';

/** Long-term averages of Ensenada for September, rounded; sunrise and sunset of its first week. */
const FIGURES = [
  { label: 'By day', value: '79 °F', metric: '26 °C' },
  { label: 'By night', value: '61 °F', metric: '16 °C' },
  { label: 'In the sea', value: '70 °F', metric: '21 °C' },
  { label: 'Daylight', value: '12½ hours', metric: '6:30 AM to 7 PM' },
] as const;

/** What the air and the sea are like there and then. */
export function Weather() {
  return (
    <section id="weather" className={styles.band} aria-labelledby="weather-title">
      <h2 id="weather-title">Weather and climate</h2>
      <p className={styles.lead}>
        Ensenada in September is dry and mild, cooled by the Pacific. These are typical values; the forecast
        of the last week knows better.
      </p>
      <dl className={styles.figures}>
        {FIGURES.map(({ label, value, metric }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span className={styles.value}>{value}</span>
              <span className={styles.metric}>{metric}</span>
            </dd>
          </div>
        ))}
      </dl>
      <ul className={styles.notes}>
        <li>Mornings can begin gray: low cloud from the sea that is gone by noon.</li>
        <li>The sun is strong even through cloud. Sunscreen and a hat are no decoration.</li>
        <li>On deck under way it feels much cooler than ashore, and after sunset you want the sweater.</li>
        <li>
          Rain is rare. Now and then a wind from the desert brings a hot day, or the rest of a distant storm
          brings showers and swell.
        </li>
      </ul>
    </section>
  );
}
