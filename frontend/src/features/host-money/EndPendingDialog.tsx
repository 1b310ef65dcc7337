import { useState } from 'react';
import { sentenceOf } from '../../api/errors';
import { type HostMoney, type HostPayment, useEndPending } from '../../api/hostMoney';
import { formatMoney } from '../../lib/money';
import { newId } from '../../lib/newId';
import { toastSuccess } from '../../ui/toast';
import { MoneyDialog } from './MoneyDialog';
import { ReasonField } from './ReasonField';

interface Props {
  money: HostMoney;
  payment: HostPayment;
  onClose: () => void;
}

/** Stops waiting for a payment that PayPal holds back: the part can be paid another way. */
export function EndPendingDialog({ money, payment, onClose }: Props) {
  const [key] = useState(newId);
  const [reason, setReason] = useState('');
  const [isShort, setShort] = useState(false);
  const end = useEndPending(money.id);
  const amount = formatMoney(payment.amountCents);

  const act = () => {
    const isTooShort = reason.trim().length < 3;
    setShort(isTooShort);
    if (isTooShort) return;
    const done = () => {
      toastSuccess({ title: 'Not waited for any more', description: `${money.buyer} can pay again` });
      onClose();
    };
    end.mutate({ key, paymentId: payment.id, reason }, { onSuccess: done });
  };

  return (
    <MoneyDialog
      title={`Stop waiting for ${amount} from ${money.buyer}?`}
      act="Stop waiting"
      isGrave
      isBusy={end.isPending}
      problem={end.error && sentenceOf(end.error)}
      onAct={act}
      onClose={onClose}
    >
      <p>
        Deny it in your PayPal account first, if PayPal lets you. <bdi>{money.buyer}</bdi> can then pay again.
        Should the {amount} come all the same, it counts, and what is too much goes back by itself.
      </p>
      <ReasonField
        hint="Kept in the activity log."
        value={reason}
        onChange={setReason}
        error={isShort ? 'Give a reason' : undefined}
      />
    </MoneyDialog>
  );
}
