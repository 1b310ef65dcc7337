import type { BookingMoney } from '../../api/money';
import { Panel } from '../../features/booking/frame/Panel';
import { dayIn } from '../../lib/time/zoned';
import { formatMoney } from '../../lib/money';
import { DateText } from '../../ui/DateText';
import styles from './MoneyHistory.module.css';

/** What a host has changed of the price, and by how much. */
export function PriceChanges({ money, timeZone }: { money: BookingMoney; timeZone: string }) {
  const { priceChanges } = money;
  if (priceChanges.length === 0) return null;
  return (
    <Panel title="What changed the price">
      <ul className={styles.lines}>
        {priceChanges.map(({ at, text, amountCents }) => (
          <li key={`${at} ${text} ${amountCents}`} className={styles.line}>
            <span>
              <strong className={styles.name}>{text}</strong>
              <span className={styles.state}>
                <DateText day={dayIn(timeZone, new Date(at))} />, by your host
              </span>
            </span>
            <span className="tabular">
              {`${formatMoney(Math.abs(amountCents))} ${amountCents < 0 ? 'less' : 'more'}`}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
