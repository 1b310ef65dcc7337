import { formatShortDay } from '../../../lib/time/dates';
import { formatMoney } from '../../../lib/money';
import { topCents, type WeekBar } from './forecast.rules';
import styles from './ForecastChart.module.css';

const HEIGHT = 180;
const LABELS = 6;

/** Bars by week. The table behind it says the same, so the drawing is for eyes alone. */
export function ForecastChart({ bars }: { bars: readonly WeekBar[] }) {
  const top = topCents(bars);
  const labelEvery = Math.ceil(bars.length / LABELS);
  const height = (cents: number | null) => Math.round((HEIGHT * Math.max(cents ?? 0, 0)) / top);
  return (
    <figure className={styles.chart} aria-hidden="true">
      <div className={styles.scale}>
        <span>{formatMoney(top)}</span>
        <span>{formatMoney(top / 2)}</span>
        <span>$0</span>
      </div>
      <div className={styles.bars} style={{ height: HEIGHT }}>
        {bars.map(({ startsOn, pastCents, comingCents }, place) => (
          <div key={startsOn} className={styles.week}>
            <span className={styles.pair}>
              {pastCents !== null && (
                <span
                  className={styles.past}
                  style={{ height: height(pastCents) }}
                  title={tip(startsOn, pastCents)}
                />
              )}
              {comingCents !== null && (
                <span
                  className={styles.coming}
                  style={{ height: height(comingCents) }}
                  title={tip(startsOn, comingCents)}
                />
              )}
            </span>
            {place % labelEvery === 0 && <span className={styles.label}>{formatShortDay(startsOn)}</span>}
          </div>
        ))}
      </div>
      <figcaption className={styles.key}>
        <span data-kind="past">Arrived</span>
        <span data-kind="coming">Scheduled</span>
      </figcaption>
    </figure>
  );
}

const tip = (startsOn: string, cents: number) =>
  `Week from ${formatShortDay(startsOn)}: ${formatMoney(cents)}`;
