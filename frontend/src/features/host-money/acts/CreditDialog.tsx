import { useState } from 'react';
import { MOST_CENTS } from '../../../../../backend/contracts/payment-terms';
import { sentenceOf } from '../../../api/errors';
import { type HostMoney, useGrantCredit } from '../../../api/host/hostMoney';
import { HttpError } from '../../../api/http';
import { amountProblem, centsTyped } from '../../../lib/amount';
import { formatMoney } from '../../../lib/money';
import { newId } from '../../../lib/newId';
import { WAITS_FOR_SECOND_HOST } from '../../../lib/secondHost';
import { toastSuccess } from '../../../ui/toast';
import { AmountField } from '../../../ui/form/AmountField';
import { DayField } from '../../../ui/form/DayField';
import { DialogForm } from '../../../ui/DialogForm';
import { ReasonField } from '../../../ui/form/ReasonField';
import { useReason } from '../../../ui/form/useReason';

/** Partial Credit: money a buyer may keep for this trip. */
export function CreditDialog({ money, onClose }: { money: HostMoney; onClose: () => void }) {
  const [key] = useState(newId);
  const [amount, setAmount] = useState('');
  const [expiresOn, setExpiresOn] = useState('');
  const { reason, isGiven, field } = useReason();
  const [isChecked, setChecked] = useState(false);
  const grant = useGrantCredit(money.id);

  const amountCents = centsTyped(amount);
  const problemOfAmount = amountProblem(amount, MOST_CENTS);

  const act = () => {
    setChecked(true);
    const isReason = isGiven();
    if (amountCents === null || problemOfAmount || !isReason) return;
    const shownCents = money.usableCreditCents;
    const wish = { amountCents, shownCents, reason, key, ...(expiresOn ? { expiresOn } : {}) };
    const done = ({ status }: { status: 'granted' | 'waiting' }) => {
      toastSuccess(
        status === 'waiting'
          ? WAITS_FOR_SECOND_HOST
          : { title: 'Credit granted', description: `${formatMoney(amountCents)} for ${money.buyer}` },
      );
      onClose();
    };
    grant.mutate(wish, { onSuccess: done });
  };

  return (
    <DialogForm
      title={`Grant ${money.buyer} a credit`}
      confirmWord={amountCents ? `Grant ${formatMoney(amountCents)}` : 'Grant it'}
      isBusy={grant.isPending}
      problem={grant.error && sentenceOf(grant.error)}
      onConfirm={act}
      onClose={onClose}
    >
      <p>
        It pays what is owed on this booking, when <bdi>{money.buyer}</bdi> or you use it. No money goes back.
      </p>
      <AmountField value={amount} onChange={setAmount} error={isChecked ? problemOfAmount : undefined} />
      <DayField
        isOptional
        label="Usable until"
        error={fieldProblem(grant.error, 'expiresOn')}
        value={expiresOn}
        onChange={setExpiresOn}
      />
      <ReasonField hint={`${money.buyer} reads it.`} {...field} />
    </DialogForm>
  );
}

function fieldProblem(error: unknown, field: string): string | undefined {
  return error instanceof HttpError ? error.fields[field] : undefined;
}
