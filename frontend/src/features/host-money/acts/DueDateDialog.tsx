import { useState } from 'react';
import { sentenceOf } from '../../../api/errors';
import { type HostMoney, type ScheduledPart, useMoveDueDate } from '../../../api/host/hostMoney';
import { HttpError } from '../../../api/http';
import { formatLongDay } from '../../../lib/time/dates';
import { formatMoney } from '../../../lib/money';
import { newId } from '../../../lib/newId';
import { toastSuccess } from '../../../ui/toast';
import { DayField } from '../../../ui/form/DayField';
import { DialogForm } from '../../../ui/DialogForm';
import { ReasonField } from '../../../ui/form/ReasonField';
import { useReason } from '../../../ui/form/useReason';

interface Props {
  money: HostMoney;
  part: ScheduledPart;
  onClose: () => void;
}

/** Gives one part of this guest's plan another day. */
export function DueDateDialog({ money, part, onClose }: Props) {
  const { position, amountCents, paidCents } = part;
  const [key] = useState(newId);
  const [dueOn, setDueOn] = useState(part.dueOn);
  const { reason, isGiven, field } = useReason();
  const [isChecked, setChecked] = useState(false);
  const move = useMoveDueDate(money.id);
  const isSame = dueOn === part.dueOn;
  const problemOfDay = dueOn === '' || isSame ? 'Choose another day' : undefined;
  const fields = move.error instanceof HttpError ? move.error.fields : {};

  const choose = (day: string) => {
    setDueOn(day);
    move.reset();
  };
  const act = () => {
    setChecked(true);
    const isReason = isGiven();
    if (problemOfDay || !isReason) return;
    const done = () => {
      toastSuccess({
        title: `Due by ${formatLongDay(dueOn)}`,
        description: `${money.buyer} gets a mail about it.`,
      });
      onClose();
    };
    move.mutate({ position, dueOn, reason, key }, { onSuccess: done });
  };

  return (
    <DialogForm
      title={`When ${money.buyer} pays ${formatMoney(amountCents - paidCents)}`}
      confirmWord={problemOfDay ? 'Change the day' : `Make it due by ${formatLongDay(dueOn)}`}
      isBusy={move.isPending}
      problem={move.error && !fields.dueOn ? sentenceOf(move.error) : null}
      onConfirm={act}
      onClose={onClose}
    >
      <p>
        It is due by {formatLongDay(part.dueOn)} now. The day you choose stays, also when the trip moves;
        reminders follow it, and <bdi>{money.buyer}</bdi> gets a mail.
      </p>
      <DayField
        label="Due by"
        error={fields.dueOn ?? (isChecked ? problemOfDay : undefined)}
        value={dueOn}
        onChange={choose}
        min={money.today}
      />
      <ReasonField hint="Kept in the activity log; the guest reads the day alone." {...field} />
    </DialogForm>
  );
}
