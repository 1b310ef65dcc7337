import type { HostBooking } from '../../api/host/hostBooking';
import { formatMoney } from '../../lib/money';
import { formatMoment } from '../../lib/time/moment';
import { Panel } from '../../ui/Panel';
import styles from './booking.module.css';
import { actOf } from './bookingWords';

/** Who did what to the booking, the newest first. */
export function HistoryPanel({ booking: { history, trip } }: { booking: HostBooking }) {
  return (
    <Panel title="History" empty={history.length === 0 ? 'Nothing was changed since it was booked.' : null}>
      <ol className={styles.history}>
        {history.map((act, place) => (
          // The log is append-only: a line's place counted from the oldest is its own for good.
          <li key={history.length - place}>
            <p>
              {actOf(act)}
              {act.amountCents !== null && <span>{`, ${formatMoney(act.amountCents)}`}</span>}
            </p>
            <time dateTime={act.at}>{formatMoment(act.at, trip.timeZone)}</time>
            <p className={styles.muted}>
              <span>{act.by ?? 'By itself'}</span>
              {act.reason && <span>{`: ${act.reason}`}</span>}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
