import { useState } from 'react';
import { sentenceOf } from '../../api/errors';
import {
  type HostMoney,
  useConfirmPayment,
  useRefusePayment,
  type WaitingPayment,
} from '../../api/hostMoney';
import { formatDay } from '../../lib/dates';
import { formatMoney } from '../../lib/money';
import { Button } from '../../ui/Button';
import { toastSuccess } from '../../ui/toast';
import styles from './BookingMoney.module.css';
import { MoneyDialog } from './MoneyDialog';
import { MEANS_WORDS } from './paymentWords';
import { ReasonField } from './ReasonField';

type Word = { payment: WaitingPayment; isConfirm: boolean };

/** Payments above the limit: the host who wrote one down cannot confirm it, another one can. */
export function WaitingPayments({ money }: { money: HostMoney }) {
  const [word, setWord] = useState<Word | null>(null);
  return (
    <>
      {money.waiting.length > 0 && <WaitingList money={money} onWord={setWord} />}
      {/* Not in the list: with its last line it would go before it has heard that it is done. */}
      {word && <WordDialog money={money} word={word} onClose={() => setWord(null)} />}
    </>
  );
}

function WaitingList({ money, onWord }: { money: HostMoney; onWord: (word: Word) => void }) {
  return (
    <section aria-label="Waits for a second host" className={styles.waiting}>
      <h3 className={styles.heading}>Waits for a second host</h3>
      <ul className={styles.lines}>
        {money.waiting.map((payment) => (
          <li key={payment.id} className={styles.entry}>
            <div className={styles.line}>
              <span>
                <strong>{MEANS_WORDS[payment.means]}</strong>
                <span className={styles.aside}>
                  {formatDay(payment.receivedOn)}, recorded by {payment.recordedBy}. {payment.reason}
                </span>
              </span>
              <strong>{formatMoney(payment.amountCents)}</strong>
            </div>
            <p className={styles.small}>
              {payment.isOwn ? (
                <span className={styles.aside}>You recorded it: another host confirms.</span>
              ) : (
                <Button size="portal" onClick={() => onWord({ payment, isConfirm: true })}>
                  Confirm {formatMoney(payment.amountCents)}
                </Button>
              )}
              <Button tone="quiet" size="portal" onClick={() => onWord({ payment, isConfirm: false })}>
                Refuse
              </Button>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function WordDialog({ money, word, onClose }: { money: HostMoney; word: Word; onClose: () => void }) {
  const { payment, isConfirm } = word;
  const [key] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState('');
  const [isShort, setShort] = useState(false);
  const confirm = useConfirmPayment(money.id);
  const refuse = useRefusePayment(money.id);
  const amount = formatMoney(payment.amountCents);
  const done = (title: string) => ({
    onSuccess: () => {
      toastSuccess({ title, description: `${amount}, ${money.buyer}` });
      onClose();
    },
  });
  const act = () => {
    if (isConfirm) return confirm.mutate({ key, waitingId: payment.id }, done('Payment confirmed'));
    const isTooShort = reason.trim().length < 3;
    setShort(isTooShort);
    if (!isTooShort) refuse.mutate({ key, waitingId: payment.id, reason }, done('Payment refused'));
  };
  const error = confirm.error ?? refuse.error;
  return (
    <MoneyDialog
      title={`${isConfirm ? 'Confirm' : 'Refuse'} ${amount} for ${money.buyer}?`}
      act={isConfirm ? `Confirm ${amount}` : 'Refuse it'}
      isGrave={!isConfirm}
      isBusy={confirm.isPending || refuse.isPending}
      problem={error && sentenceOf(error)}
      onAct={act}
      onClose={onClose}
    >
      <p>
        {payment.recordedBy} wrote down {MEANS_WORDS[payment.means].toLowerCase()} of {amount}, received{' '}
        {formatDay(payment.receivedOn)}: {payment.reason}.
        {isConfirm && ' Your word counts as the second one, and the booking is brought up to date.'}
      </p>
      {!isConfirm && (
        <ReasonField
          hint="Kept in the activity log."
          value={reason}
          onChange={setReason}
          error={isShort ? 'Give a reason' : undefined}
        />
      )}
    </MoneyDialog>
  );
}
