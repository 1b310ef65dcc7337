import Button from '@mui/material/Button';
import { useState } from 'react';
import { sentenceOf } from '../../api/errors';
import { type BookingMoney, useSpendCredit } from '../../api/money';
import { Panel } from '../../features/booking/Panel';
import { formatLongDay } from '../../lib/dates';
import { formatMoney } from '../../lib/money';
import { ErrorNote } from '../../ui/ErrorNote';
import { toastSuccess } from '../../ui/toast';
import styles from './MoneyHistory.module.css';

/** What a host has credited, and the way to pay with it. */
export function CreditPanel({ money }: { money: BookingMoney }) {
  // One key for this visit: a second click is the first one.
  const [key] = useState(() => crypto.randomUUID());
  const spend = useSpendCredit(money.id);
  const open = money.credits.filter(({ state }) => state === 'open');
  if (open.length === 0) return null;
  const usable = Math.min(money.usableCreditCents, Math.max(money.totals.owedCents, 0));
  const use = () =>
    spend.mutate(key, {
      onSuccess: ({ usedCents }) =>
        toastSuccess({
          title: 'Credit used',
          description: `${formatMoney(usedCents)} of your booking are paid.`,
        }),
    });

  return (
    <Panel title="Your credit">
      <ul className={styles.lines}>
        {open.map(({ id, remainingCents, reason, expiresOn }) => (
          <li key={id} className={styles.line}>
            <span>
              <strong className={styles.name}>{reason}</strong>
              <span className={styles.state}>
                {expiresOn ? `Use it by ${formatLongDay(expiresOn)}` : 'It does not run out'}
              </span>
            </span>
            <span>{formatMoney(remainingCents)}</span>
          </li>
        ))}
      </ul>
      {usable > 0 && (
        <Button disabled={spend.isPending} onClick={use}>
          {spend.isPending ? 'Using your credit...' : `Use ${formatMoney(usable)} for this booking`}
        </Button>
      )}
      {spend.error && <ErrorNote>{sentenceOf(spend.error)}</ErrorNote>}
    </Panel>
  );
}
