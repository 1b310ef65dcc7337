import InputAdornment from '@mui/material/InputAdornment';
import { formatLongDay } from '../../lib/time/dates';
import { formatMoney } from '../../lib/money';
import { ChoiceText } from '../../ui/ChoiceText';
import { held } from '../../ui/form/bindings';
import { Radios } from '../../ui/form/Radios';
import { TextField } from '../../ui/form/TextField';
import type { Amount } from './amounts';

/** The control for an amount of one's own. */
export const OWN_AMOUNT_ID = 'own-amount';

export type Pays = Amount['pays'] | 'amount';

interface Props {
  amounts: readonly Amount[];
  pays: Pays;
  /** What is typed as an amount of one's own. */
  own: string;
  ownProblem: string | undefined;
  ownHint: string;
  /** While a payment is under way nothing may change under it. */
  isLocked: boolean;
  onChoose: (pays: Pays) => void;
  onType: (own: string) => void;
}

const TITLES: Record<Amount['pays'], string> = {
  due: 'What is due now',
  next: 'The next payment',
  balance: 'Everything that is left',
};

function meaning({ cents, dueOn }: Amount): string {
  return dueOn ? `${formatMoney(cents)}, not due until ${formatLongDay(dueOn)}` : formatMoney(cents);
}

/** How much is paid now, of a booking that has begun to be paid. */
export function AmountChoice(props: Props) {
  const { amounts, pays, own, ownProblem, ownHint, isLocked, onChoose, onType } = props;

  return (
    <div>
      <Radios<Pays>
        label="How much would you like to pay?"
        labelIs="heading"
        name="pays"
        options={[
          ...amounts.map((amount) => ({
            value: amount.pays,
            label: <ChoiceText title={TITLES[amount.pays]}>{meaning(amount)}</ChoiceText>,
          })),
          {
            value: 'amount',
            label: <ChoiceText title="Another amount">It pays the earliest part first</ChoiceText>,
          },
        ]}
        value={pays}
        isLocked={isLocked}
        onChoose={onChoose}
      />
      {pays === 'amount' && (
        <TextField
          id={OWN_AMOUNT_ID}
          label="Amount in dollars"
          hint={ownHint}
          error={ownProblem}
          binding={held(own, onType)}
          isDisabled={isLocked}
          isNarrow
          start={<InputAdornment position="start">$</InputAdornment>}
          input={{ inputMode: 'decimal', autoComplete: 'off' }}
        />
      )}
    </div>
  );
}
