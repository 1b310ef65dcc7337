import { useState } from 'react';
import { sentenceOf } from '../../../api/errors';
import { HttpError } from '../../../api/http';
import { type HostMoney, type HostRefund, type NewGiving, useGiveBack } from '../../../api/host/hostMoney';
import { formatMoney } from '../../../lib/money';
import { newId } from '../../../lib/newId';
import { toastSuccess } from '../../../ui/toast';
import { MeansFields } from '../parts/MeansFields';
import { payerOf } from './payers';
import { DialogForm } from '../../../ui/DialogForm';
import { ReasonField } from '../../../ui/form/ReasonField';
import { useReason } from '../../../ui/form/useReason';

interface Props {
  money: HostMoney;
  refund: HostRefund;
  onClose: () => void;
}

/** Writes down that a refund which PayPal does not make was given back. */
export function GivenBackDialog({ money, refund, onClose }: Props) {
  const [key] = useState(newId);
  const [method, setMethod] = useState<NewGiving['method']>(
    refund.goesBackBy === 'paypal' ? 'bank' : refund.goesBackBy,
  );
  const [givenOn, setGivenOn] = useState(money.today);
  const { reason, isGiven, field } = useReason('Write how it can be found again');
  const give = useGiveBack(money.id);
  const amount = formatMoney(refund.amountCents);
  const payment = money.payments.find(({ id }) => id === refund.paymentId);
  const payer = payerOf(money, payment);
  const fields = give.error instanceof HttpError ? give.error.fields : {};

  const act = () => {
    if (!isGiven()) return;
    give.mutate(
      { refundId: refund.id, method, givenOn, reason, key },
      {
        onSuccess: ({ status }) => {
          toastSuccess(
            status === 'waiting'
              ? { title: 'Written down', description: 'It counts once another host has confirmed it.' }
              : { title: 'Given back', description: `${amount} to ${payer}` },
          );
          onClose();
        },
      },
    );
  };

  return (
    <DialogForm
      title={`You gave ${amount} back to ${payer}${refund.isHostsToGive ? '' : ' another way'}`}
      confirmWord={`Write down ${amount}`}
      isBusy={give.isPending}
      problem={give.error && sentenceOf(give.error)}
      onConfirm={act}
      onClose={onClose}
    >
      <p>
        PayPal does not return this {amount}, and this page moves no money: give it back first, then write it
        down here. <span>{payment?.shareName && `It is not ${money.buyer}’s: give it to ${payer}. `}</span>
        <bdi>{money.buyer}</bdi> gets a mail that says so.
      </p>
      <MeansFields
        howLabel="How it went"
        means={method}
        onMeans={setMethod}
        dayLabel="Given back on"
        day={givenOn}
        onDay={setGivenOn}
        problemOfDay={fields.givenOn}
      />
      <ReasonField hint="Such as the number of the transfer. Kept in the activity log." {...field} />
    </DialogForm>
  );
}
