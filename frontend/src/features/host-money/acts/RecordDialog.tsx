import { useState } from 'react';
import { sentenceOf } from '../../../api/errors';
import { type HostMoney, type NewRecord, useRecordPayment } from '../../../api/host/hostMoney';
import { HttpError } from '../../../api/http';
import { amountProblem, amountText, centsTyped } from '../../../lib/amount';
import { formatMoney } from '../../../lib/money';
import { newId } from '../../../lib/newId';
import { WAITS_FOR_SECOND_HOST } from '../../../lib/secondHost';
import { toastSuccess } from '../../../ui/toast';
import { AmountField } from '../../../ui/form/AmountField';
import { MeansFields } from '../parts/MeansFields';
import { owedWords } from '../parts/paymentWords';
import { DialogForm } from '../../../ui/DialogForm';
import { ReasonField } from '../../../ui/form/ReasonField';
import { useReason } from '../../../ui/form/useReason';

/** Nothing has come yet of what was to be paid in one payment. */
const isOnePrice = ({ plan, totals }: HostMoney) =>
  plan === 'full' && totals.owedCents > 0 && totals.owedCents === totals.costCents;

/** Writes down money that came without PayPal. */
export function RecordDialog({ money, onClose }: { money: HostMoney; onClose: () => void }) {
  // What comes from PayPal while this is open may leave nothing to record.
  const owedCents = Math.max(money.totals.owedCents, 0);
  const nextCents = money.schedule
    .map(({ amountCents, paidCents }) => amountCents - paidCents)
    .find((missing) => missing > 0);
  const [key] = useState(newId);
  const [amount, setAmount] = useState(amountText(Math.min(nextCents ?? owedCents, owedCents)));
  const [method, setMethod] = useState<NewRecord['method']>('bank');
  const [receivedOn, setReceivedOn] = useState(money.today);
  const { reason, isGiven, field } = useReason('Write where this money came in');
  const [isChecked, setChecked] = useState(false);
  const record = useRecordPayment(money.id);

  const amountCents = centsTyped(amount) ?? 0;
  const problemOfAmount = amountProblem(amount, owedCents);
  const fields = record.error instanceof HttpError ? record.error.fields : {};

  const act = () => {
    setChecked(true);
    const isReason = isGiven();
    if (problemOfAmount || !isReason) return;
    record.mutate(
      { amountCents, shownCents: money.totals.owedCents, method, receivedOn, reason, key },
      {
        onSuccess: ({ status }) => {
          toastSuccess(
            status === 'waiting'
              ? WAITS_FOR_SECOND_HOST
              : { title: 'Payment recorded', description: `${formatMoney(amountCents)} from ${money.buyer}` },
          );
          onClose();
        },
      },
    );
  };

  return (
    <DialogForm
      title={`Record a payment from ${money.buyer}`}
      confirmWord={`Record ${formatMoney(amountCents)}`}
      isBusy={record.isPending}
      problem={record.error && sentenceOf(record.error)}
      onConfirm={act}
      onClose={onClose}
    >
      <p>{`${owedWords(money.totals.owedCents)}. What PayPal takes is written down by itself.`}</p>
      {isOnePrice(money) && <p>With less it is paid in parts, and the discount for paying in full ends.</p>}
      <AmountField value={amount} onChange={setAmount} error={isChecked ? problemOfAmount : undefined} />
      <MeansFields
        howLabel="How it came"
        means={method}
        onMeans={setMethod}
        dayLabel="Received on"
        day={receivedOn}
        onDay={setReceivedOn}
        problemOfDay={fields.receivedOn}
      />
      <ReasonField
        hint="Such as the number of the transfer or who took the cash. Kept in the activity log."
        {...field}
      />
    </DialogForm>
  );
}
