import FormControlLabel from '@mui/material/FormControlLabel';
import InputAdornment from '@mui/material/InputAdornment';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { formatLongDay } from '../../lib/time/dates';
import { formatMoney } from '../../lib/money';
import { ChoiceText } from '../../ui/ChoiceText';
import { held } from '../../ui/form/bindings';
import { TextField } from '../../ui/form/TextField';
import type { Amount } from './amounts';
import styles from './PlanChoice.module.css';

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
  const id = useId();

  return (
    <div className={styles.choice}>
      <h3 id={id} className={styles.question}>
        How much would you like to pay?
      </h3>
      <RadioGroup
        aria-labelledby={id}
        name="pays"
        value={pays}
        onChange={(_, chosen) => onChoose(amounts.find((amount) => amount.pays === chosen)?.pays ?? 'amount')}
      >
        {amounts.map((amount) => (
          <FormControlLabel
            key={amount.pays}
            value={amount.pays}
            disabled={isLocked}
            control={<Radio />}
            label={<ChoiceText title={TITLES[amount.pays]}>{meaning(amount)}</ChoiceText>}
          />
        ))}
        <FormControlLabel
          value="amount"
          disabled={isLocked}
          control={<Radio />}
          label={<ChoiceText title="Another amount">It pays the earliest part first</ChoiceText>}
        />
      </RadioGroup>
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
