import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import type { Plan } from '../../api/quote';
import type { InstallmentPlan } from '../../lib/installmentPlan';
import { formatMoney } from '../../lib/money';
import { ChoiceText } from '../../ui/ChoiceText';
import { canPayLater, planText, planTitle, type Terms } from './planText';
import styles from './PlanChoice.module.css';

interface Props {
  /** The question. */
  label: string;
  plans: Record<Plan, Terms | undefined>;
  /** The figures of the trip, or of the booking. */
  figures: InstallmentPlan & { fullDiscountPercent: number };
  plan: Plan;
  /** Names the chosen control, where a link leads to it. */
  chosenId?: string;
  /** When the first payment is made, as a sentence goes on. */
  first?: string;
  /** While a payment is under way nothing may change under it. */
  isLocked: boolean;
  onChoose: (plan: Plan) => void;
}

/** In full or in parts. Each says what it costs before it is chosen. */
export function PlanChoice({
  label,
  plans,
  figures,
  plan,
  chosenId,
  first = 'today',
  isLocked,
  onChoose,
}: Props) {
  const id = useId();
  const { full, installment } = plans;
  const control = (ofPlan: Plan) => (
    <Radio slotProps={{ input: ofPlan === plan && chosenId ? { id: chosenId } : {} }} />
  );

  return (
    <div className={styles.choice}>
      <h3 id={id} className={styles.question}>
        {label}
      </h3>
      <RadioGroup
        aria-labelledby={id}
        name="plan"
        value={plan}
        onChange={(_, chosen) => onChoose(chosen === 'full' ? 'full' : 'installment')}
      >
        <FormControlLabel
          value="full"
          disabled={isLocked}
          control={control('full')}
          label={
            <ChoiceText title={`Pay in full and save ${figures.fullDiscountPercent}%`}>
              {full && `${formatMoney(full.dueTodayCents)} ${first}, ${formatMoney(full.discountCents)} less`}
            </ChoiceText>
          }
        />
        {(canPayLater(installment) || plan === 'installment') && (
          <FormControlLabel
            value="installment"
            disabled={isLocked}
            control={control('installment')}
            label={
              <ChoiceText title={planTitle(installment, figures)}>
                {installment && planText(installment, figures, first)}
              </ChoiceText>
            }
          />
        )}
      </RadioGroup>
    </div>
  );
}
