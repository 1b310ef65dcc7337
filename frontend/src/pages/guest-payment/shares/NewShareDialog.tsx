import { useState } from 'react';
import { LEAST_NAME, nameProblem, SHORT_NAME } from '../../../../../backend/contracts/name-problem';
import { plainLine } from '../../../../../backend/contracts/plain-line';
import { isTooLong, MOST, tooLong } from '../../../../../backend/contracts/text-limits';
import { sentenceOf } from '../../../api/errors';
import { useFormKey } from '../../../api/formKey';
import { type GuestShare, type GuestShares, useMakeShare } from '../../../api/shares';
import { amountText, centsTyped } from '../../../lib/amount';
import { formatMoney } from '../../../lib/money';
import { DialogForm } from '../../../ui/DialogForm';
import { AmountField } from '../../../ui/form/AmountField';
import { held } from '../../../ui/form/bindings';
import { SelectField } from '../../../ui/form/SelectField';
import { TextField } from '../../../ui/form/TextField';

/** What the list says for somebody who does not travel on the booking. */
const SOMEBODY_ELSE = '';

interface Props {
  bookingId: string;
  shares: GuestShares;
  onMade: (share: GuestShare) => void;
  onClose: () => void;
}

/** Whom the buyer asks, and for how much. */
export function NewShareDialog({ bookingId, shares, onMade, onClose }: Props) {
  const { companions, leastCents, mostCents, evenCents } = shares;
  const form = useFormKey();
  const make = useMakeShare(bookingId);
  const [chosen, setChosen] = useState(companions[0] ?? SOMEBODY_ELSE);
  const [typed, setTyped] = useState('');
  const [amount, setAmount] = useState(amountText(evenCents));
  const [isJudged, setJudged] = useState(false);

  const name = plainLine(chosen === SOMEBODY_ELSE ? typed : chosen);
  const amountCents = centsTyped(amount);
  const isInRange = amountCents !== null && amountCents >= leastCents && amountCents <= mostCents;
  const problems = {
    name: problemOf(name),
    amount: isInRange
      ? undefined
      : `Enter an amount from ${formatMoney(leastCents)} to ${formatMoney(mostCents)}`,
  };

  const confirm = () => {
    setJudged(true);
    if (problems.name || problems.amount || amountCents === null) return;
    const body = { name, amountCents };
    make.mutate({ ...body, key: form.keyOf(body) }, { onSuccess: onMade });
  };

  return (
    <DialogForm
      title="Ask somebody to pay a share"
      confirmWord={isInRange ? `Make a link for ${formatMoney(amountCents)}` : 'Make a link'}
      busyWord="Making the link..."
      isBusy={make.isPending}
      problem={make.error && sentenceOf(make.error)}
      onConfirm={confirm}
      onClose={onClose}
    >
      {companions.length > 0 && (
        <SelectField isSmall label="Who is to pay?" binding={held(chosen, setChosen)}>
          {companions.map((companion) => (
            <option key={companion} value={companion}>
              {companion}
            </option>
          ))}
          <option value={SOMEBODY_ELSE}>Somebody else</option>
        </SelectField>
      )}
      {chosen === SOMEBODY_ELSE && (
        <TextField
          isSmall
          label="Their name"
          hint="Whoever opens the link reads it."
          error={isJudged ? problems.name : undefined}
          binding={held(typed, setTyped)}
          input={{ autoComplete: 'off' }}
        />
      )}
      <AmountField value={amount} onChange={setAmount} error={isJudged ? problems.amount : undefined} />
    </DialogForm>
  );
}

function problemOf(name: string): string | undefined {
  if (name.length < LEAST_NAME) return SHORT_NAME;
  if (isTooLong(name, MOST.wholeName)) return tooLong(MOST.wholeName);
  return nameProblem(name) ?? undefined;
}
