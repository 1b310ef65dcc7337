import { useState } from 'react';
import { sentenceOf } from '../../../api/errors';
import { type HostMoney, useConfirmAct, useRefuseAct, type WaitingAct } from '../../../api/host/hostMoney';
import { now } from '../../../lib/time/clock';
import { formatFullDay } from '../../../lib/time/dates';
import { formatMoney } from '../../../lib/money';
import { newId } from '../../../lib/newId';
import { formatOwnTime } from '../../../lib/time/ownTime';
import { Button } from '../../../ui/Button';
import { toastSuccess } from '../../../ui/toast';
import styles from '../parts/BookingMoney.module.css';
import { DialogForm } from '../../../ui/DialogForm';
import { MEANS_WORDS } from '../parts/paymentWords';
import { ReasonField } from '../../../ui/form/ReasonField';
import { useReason } from '../../../ui/form/useReason';

type Word = { act: WaitingAct; isConfirm: boolean };

/** What one host did above the limit: who asked for it cannot confirm it, another one can. */
export function WaitingActs({ money }: { money: HostMoney }) {
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
        {money.waiting.map((act) => (
          <li key={act.id} className={styles.entry}>
            <div className={styles.line}>
              <span>
                <strong>{KIND_WORDS[act.kind]}</strong>
                <span className={styles.aside}>
                  {detailsOf(act)}, by {act.askedBy}. {act.reason}
                </span>
              </span>
              <strong>{formatMoney(act.amountCents)}</strong>
            </div>
            <p className={styles.small}>
              {act.isOwn && <span className={styles.aside}>You asked for it: another host confirms.</span>}
              {!act.isOwn && <ConfirmButton act={act} onClick={() => onWord({ act, isConfirm: true })} />}
              <Button tone="quiet" size="portal" onClick={() => onWord({ act, isConfirm: false })}>
                Refuse
              </Button>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const KIND_WORDS: Record<WaitingAct['kind'], string> = {
  payment: 'Payment',
  given_back: 'Refund by other means',
  credit: 'Credit',
  refund: 'Refund as a gift',
  cancellation: 'Cancellation',
};

function detailsOf({ kind, means, receivedOn, refundId, policyCents, at }: WaitingAct): string {
  if (kind === 'cancellation') return `gives back more than the policy's ${formatMoney(policyCents ?? 0)}`;
  const day = receivedOn && `${refundId ? 'given back' : 'received'} ${formatFullDay(receivedOn)}`;
  if (means && day) return `${MEANS_WORDS[means]}, ${day}`;
  return `asked for on ${formatOwnTime(at)}`;
}

/** A host to whom the right to money was given in these days waits, and so does who wants to confirm what such a one asked. */
function ConfirmButton({ act, onClick }: { act: WaitingAct; onClick: () => void }) {
  const { confirmableFrom, amountCents } = act;
  if (confirmableFrom && Date.parse(confirmableFrom) > now().getTime())
    return (
      <span className={styles.aside}>
        You may confirm it from {formatOwnTime(confirmableFrom)}: the right to money is new to one of you.
      </span>
    );
  return (
    <Button size="portal" onClick={onClick}>
      {`Confirm ${formatMoney(amountCents)}`}
    </Button>
  );
}

function WordDialog({ money, word, onClose }: { money: HostMoney; word: Word; onClose: () => void }) {
  const { act, isConfirm } = word;
  const [key] = useState(newId);
  const { reason, isGiven, field } = useReason();
  const confirm = useConfirmAct(money.id);
  const refuse = useRefuseAct(money.id);
  const amount = formatMoney(act.amountCents);
  const done = (title: string) => ({
    onSuccess: () => {
      toastSuccess({ title, description: `${amount}, ${money.buyer}` });
      onClose();
    },
  });
  const decide = () => {
    if (isConfirm)
      return confirm.mutate({ key, waitingId: act.id }, done(`${KIND_WORDS[act.kind]} confirmed`));
    if (isGiven()) refuse.mutate({ key, waitingId: act.id, reason }, done(`${KIND_WORDS[act.kind]} refused`));
  };
  const error = confirm.error ?? refuse.error;
  return (
    <DialogForm
      title={`${isConfirm ? 'Confirm' : 'Refuse'} ${amount} for ${money.buyer}?`}
      confirmWord={isConfirm ? `Confirm ${amount}` : 'Refuse it'}
      isDanger={!isConfirm}
      isBusy={confirm.isPending || refuse.isPending}
      problem={error && sentenceOf(error)}
      onConfirm={decide}
      onClose={onClose}
    >
      <p>
        {act.askedBy}: {KIND_WORDS[act.kind].toLowerCase()} of {amount}, {detailsOf(act)}. {act.reason}.
        {isConfirm && <span>{' Your word counts as the second one, and it is done at once.'}</span>}
      </p>
      {!isConfirm && <ReasonField hint="Kept in the activity log." {...field} />}
    </DialogForm>
  );
}
