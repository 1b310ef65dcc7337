import { useState } from 'react';
import { sentenceOf } from '../../../api/errors';
import { type HostMoney, type HostPayment, useTakeOut } from '../../../api/host/hostMoney';
import { formatMoney } from '../../../lib/money';
import { newId } from '../../../lib/newId';
import { toastSuccess } from '../../../ui/toast';
import { AskDialog } from '../../../ui/AskDialog';

interface Props {
  money: HostMoney;
  payment: HostPayment;
  onClose: () => void;
}

/** Takes a mistyped or bounced payment out of the books: nothing goes back, for nothing came. */
export function WrongRecordDialog({ money, payment, onClose }: Props) {
  const [key] = useState(newId);
  const takeOut = useTakeOut(money.id);
  const amount = formatMoney(payment.amountCents);
  const done = () => {
    toastSuccess({ title: 'Taken out', description: `The ${amount} does not count any more` });
    onClose();
  };
  return (
    <AskDialog
      isDanger
      title={`The ${amount} from ${money.buyer} never came?`}
      confirmWord={`Take out ${amount}`}
      isBusy={takeOut.isPending}
      problem={takeOut.error && sentenceOf(takeOut.error)}
      reasonHint="Kept in the activity log."
      onConfirm={(reason) => takeOut.mutate({ key, paymentId: payment.id, reason }, { onSuccess: done })}
      onClose={onClose}
    >
      <p>
        For a record that was mistyped, or a check that bounced. No money goes back: the {amount} simply does
        not count any more, and <bdi>{money.buyer}</bdi> gets a mail that says so. Has it come and is to go
        back? Then close this and refund it.
      </p>
    </AskDialog>
  );
}
