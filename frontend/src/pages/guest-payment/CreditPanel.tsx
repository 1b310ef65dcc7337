import { sentenceOf } from '../../api/errors';
import { useFormKey } from '../../api/formKey';
import { type BookingMoney, useSpendCredit } from '../../api/money';
import { Panel } from '../../features/booking/frame/Panel';
import { formatLongDay } from '../../lib/time/dates';
import { formatMoney } from '../../lib/money';
import { useEver } from '../../lib/useEver';
import { ErrorNote } from '../../ui/ErrorNote';
import { FormButton } from '../../ui/FormButton';
import { toastSuccess } from '../../ui/toast';
import styles from './MoneyHistory.module.css';

/** What a host has credited, and the way to pay with it. */
export function CreditPanel({ money }: { money: BookingMoney }) {
  const form = useFormKey();
  const spend = useSpendCredit(money.id);
  const open = money.credits.filter(({ state }) => state === 'open');
  // Who has used the last of it is still at the panel.
  const isShown = useEver(open.length > 0);
  if (!isShown) return null;
  const usable = Math.min(money.usableCreditCents, Math.max(money.totals.owedCents, 0));
  const use = () =>
    spend.mutate(form.keyOf(null), {
      onSuccess: ({ usedCents }) => {
        // What a host credits later is used by another click.
        form.renew();
        toastSuccess({
          title: 'Credit used',
          description: `${formatMoney(usedCents)} of your booking are paid.`,
        });
      },
    });

  return (
    <Panel title="Your credit">
      {open.length > 0 ? (
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
      ) : (
        <p>All of it is used.</p>
      )}
      {usable > 0 && (
        <FormButton isOff={spend.isPending} onClick={use}>
          {spend.isPending ? 'Using your credit...' : `Use ${formatMoney(usable)} for this booking`}
        </FormButton>
      )}
      {spend.error && <ErrorNote>{sentenceOf(spend.error)}</ErrorNote>}
    </Panel>
  );
}
