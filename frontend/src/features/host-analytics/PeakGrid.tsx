import { type CSSProperties, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Analytics } from '../../api/host/hostAnalytics';
import { hourName, weekdayName } from './analytics.rules';
import styles from './PeakGrid.module.css';

const DAYS = [1, 2, 3, 4, 5, 6, 7];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const STEP: Record<string, [days: number, hours: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
const keyOf = (weekday: number, hour: number) => weekday * 24 + hour;
const shade = (share: number) => ({ '--share': `${share === 0 ? 0 : 18 + share * 82}%` }) as CSSProperties;
const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Bookings by weekday and hour. The number stands in the square, so nothing hangs on the shade; arrows move along it. */
export function PeakGrid({ peaks }: { peaks: Analytics['peaks'] }) {
  const counts = new Map(peaks.map(({ weekday, hour, count }) => [keyOf(weekday, hour), count]));
  const most = Math.max(1, ...counts.values());
  const [busiest] = peaks.toSorted((a, b) => b.count - a.count);
  const [at, setAt] = useState({ weekday: busiest?.weekday ?? 1, hour: busiest?.hour ?? 0 });
  const grid = useRef<HTMLTableElement>(null);

  // A narrow window shows the hours that something happens in, and not the empty night before them.
  useLayoutEffect(() => {
    const scroller = grid.current?.parentElement;
    const first = grid.current?.querySelector<HTMLElement>('td > [tabindex="0"]')?.parentElement;
    if (scroller && first) scroller.scrollLeft = first.offsetLeft - scroller.clientWidth / 2;
  }, []);

  const moveByKey = (event: KeyboardEvent) => {
    const step = STEP[event.key];
    if (!step) return;
    event.preventDefault();
    const next = { weekday: clamp(at.weekday + step[0], 1, 7), hour: clamp(at.hour + step[1], 0, 23) };
    setAt(next);
    const point = `[data-point="${keyOf(next.weekday, next.hour)}"]`;
    grid.current?.querySelector<HTMLElement>(point)?.focus();
  };

  return (
    <div className={styles.scroller}>
      <table ref={grid} className={styles.grid}>
        <caption className="visually-hidden">Bookings by weekday and hour</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Weekday</span>
            </th>
            {HOURS.map((hour) => (
              <th key={hour} scope="col">
                <span className={hour % 3 === 0 ? undefined : 'visually-hidden'}>{hourName(hour)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {DAYS.map((weekday) => (
            <tr key={weekday}>
              <th scope="row">{weekdayName(weekday).slice(0, 3)}</th>
              {HOURS.map((hour) => {
                const count = counts.get(keyOf(weekday, hour)) ?? 0;
                const isHere = at.weekday === weekday && at.hour === hour;
                return (
                  <td key={hour}>
                    <button
                      type="button"
                      className={styles.point}
                      data-point={keyOf(weekday, hour)}
                      data-strong={count / most > 0.5}
                      tabIndex={isHere ? 0 : -1}
                      aria-label={`${weekdayName(weekday)} ${hourName(hour)}: ${count}`}
                      style={shade(count / most)}
                      onFocus={() => setAt({ weekday, hour })}
                      onKeyDown={moveByKey}
                    >
                      {count > 0 && count}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
