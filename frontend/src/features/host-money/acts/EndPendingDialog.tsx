import { useState } from 'react';
import { sentenceOf } from '../../../api/errors';
import { type HostMoney, type HostPayment, useEndPending } from '../../../api/host/hostMoney';
import { formatMoney } from '../../../lib/money';
import { newId } from '../../../lib/newId';
import { toastSuccess } from '../../../ui/toast';
import { AskDialog } from '../../../ui/AskDialog';
import { payerOf } from './payers';

interface Props {
  money: HostMoney;
  payment: HostPayment;
  onClose: () => void;
}

/** Stops waiting for a payment that PayPal holds back: the part can be paid another way. */
export function EndPendingDialog({ money, payment, onClose }: Props) {
  const [key] = useState(newId);
  const end = useEndPending(money.id);
  const amount = formatMoney(payment.amountCents);
  const done = () => {
    toastSuccess({ title: 'Not waited for any more', description: `${money.buyer} can pay again` });
    onClose();
  };
  return (
    <AskDialog
      isDanger
      title={`Stop waiting for ${amount} from ${payerOf(money, payment)}?`}
      confirmWord="Stop waiting"
      isBusy={end.isPending}
      problem={end.error && sentenceOf(end.error)}
      reasonHint="Kept in the activity log."
      onConfirm={(reason) => end.mutate({ key, paymentId: payment.id, reason }, { onSuccess: done })}
      onClose={onClose}
    >
      <p>
        Deny it in your PayPal account first, if PayPal lets you. <bdi>{money.buyer}</bdi> can then pay again.
        Should the {amount} come all the same, it counts, and what is too much goes back by itself.
      </p>
    </AskDialog>
  );
}
