import { useState } from 'react';
import { sentenceOf } from '../../../api/errors';
import { useTripName } from '../../../api/host/hostMe';
import { type HostMoney, type HostPayment, type NewRefund, useGiveRefund } from '../../../api/host/hostMoney';
import { amountProblem, amountText, centsTyped } from '../../../lib/amount';
import { formatMoney } from '../../../lib/money';
import { toastSuccess } from '../../../ui/toast';
import { AmountField } from '../../../ui/form/AmountField';
import { EffectChoice } from './EffectChoice';
import { receiversOf } from './payers';
import { DialogForm } from '../../../ui/DialogForm';
import { MEANS_WORDS, PART_WORDS } from '../parts/paymentWords';
import { newId } from '../../../lib/newId';
import { WAITS_FOR_SECOND_HOST } from '../../../lib/secondHost';
import { ReasonField } from '../../../ui/form/ReasonField';
import { useReason } from '../../../ui/form/useReason';

interface Props {
  money: HostMoney;
  /** The payment it goes back from; null means the newest ones. */
  payment: HostPayment | null;
  onClose: () => void;
}

/** Gives money back: all of it or a part, never more than came. */
export function RefundDialog({ money, payment, onClose }: Props) {
  const tripName = useTripName()(money.tripId, money.tripTitle);
  const mostCents = payment?.refundableCents ?? money.totals.refundableCents;
  // One key for this dialog: a second click is the first one.
  const [key] = useState(newId);
  const [amount, setAmount] = useState(amountText(mostCents));
  const [effect, setEffect] = useState<NewRefund['effect']>('owed_again');
  const { reason, isGiven, field } = useReason(`Give a reason: ${money.buyer} reads it`);
  const [isChecked, setChecked] = useState(false);
  const give = useGiveRefund(money.id);

  const amountCents = centsTyped(amount) ?? 0;
  const problemOfAmount = amountProblem(amount, mostCents);
  const receivers = receiversOf(money, payment, amountCents);
  const hasEnded = money.status === 'cancelled';
  const isOverpaid = money.totals.owedCents < 0;

  const act = () => {
    setChecked(true);
    const isReason = isGiven();
    if (problemOfAmount || !isReason) return;
    const meaning = hasEnded ? ('goodwill' as const) : effect;
    const wish = { amountCents, shownCents: mostCents, effect: meaning, reason, key };
    const done = ({ status }: { status: 'given' | 'waiting' }) => {
      toastSuccess(
        status === 'waiting'
          ? WAITS_FOR_SECOND_HOST
          : { title: 'Refund asked for', description: 'Its state stands at the payment.' },
      );
      onClose();
    };
    give.mutate(payment ? { ...wish, paymentId: payment.id } : wish, { onSuccess: done });
  };

  return (
    <DialogForm
      title={`Refund ${formatMoney(amountCents)}${receivers.isOne ? ` to ${receivers.words}` : ''}`}
      confirmWord={`Refund ${formatMoney(amountCents)}`}
      isDanger
      isBusy={give.isPending}
      problem={give.error && sentenceOf(give.error)}
      onConfirm={act}
      onClose={onClose}
    >
      <p>
        {payment
          ? `Of the ${(PART_WORDS[payment.purpose] ?? 'payment').toLowerCase()} (${MEANS_WORDS[payment.paidBy]}) ${formatMoney(mostCents)} can go back.`
          : `${formatMoney(mostCents)} of ${tripName} can go back. The newest payment gives first${receivers.isOne ? '.' : `: ${receivers.words}.`}`}
      </p>
      <AmountField
        value={amount}
        onChange={setAmount}
        error={isChecked || amountCents > mostCents ? problemOfAmount : undefined}
      />
      {!hasEnded && <EffectChoice value={effect} onChange={setEffect} isOverpaid={isOverpaid} />}
      <ReasonField
        hint={`${money.buyer} reads it in the mail about the refund${receivers.hasOthers ? '; who paid the share does not' : ''}.`}
        {...field}
      />
    </DialogForm>
  );
}
