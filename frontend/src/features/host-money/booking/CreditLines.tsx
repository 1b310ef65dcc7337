import type { HostCredit, HostMoney } from '../../../api/host/hostMoney';
import { formatFullDay } from '../../../lib/time/dates';
import { Money } from '../../../ui/Money';
import styles from '../parts/BookingMoney.module.css';

const STATES: Record<HostCredit['state'], string> = {
  open: 'open',
  used: 'used',
  expired: 'expired',
  void: 'void, the booking was cancelled',
};

/** Credits that hosts granted, and what of them is left. */
export function CreditLines({ money: { credits } }: { money: HostMoney }) {
  if (credits.length === 0) return null;
  return (
    <section aria-label="Credits of this booking">
      <h3 className={styles.heading}>Credits</h3>
      <ul className={styles.lines}>
        {credits.map(({ id, amountCents, remainingCents, reason, expiresOn, state }) => (
          <li key={id} className={styles.line}>
            <span>
              {reason}
              <span className={styles.aside}>
                <span>
                  {state === 'open' && remainingCents < amountCents ? 'partly used' : STATES[state]}
                </span>
                {expiresOn && <span>{`, until ${formatFullDay(expiresOn)}`}</span>}
              </span>
            </span>
            <span>
              <Money cents={remainingCents} /> <span className={styles.aside}>of</span>{' '}
              <Money cents={amountCents} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
