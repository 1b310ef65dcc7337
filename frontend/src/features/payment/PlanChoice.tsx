import type { Plan } from '../../api/quote';
import type { InstallmentPlan } from '../../lib/installmentPlan';
import { formatMoney } from '../../lib/money';
import { canPayLater } from '../../lib/paidLater';
import { ChoiceText } from '../../ui/ChoiceText';
import { Radios } from '../../ui/form/Radios';
import { planText, planTitle, type Terms } from './planText';
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
  const { full, installment } = plans;
  const isCheaper = figures.fullDiscountPercent > 0;
  const inFull = {
    value: 'full' as const,
    label: (
      <ChoiceText title={isCheaper ? `Pay in full and save ${figures.fullDiscountPercent}%` : 'Pay in full'}>
        {full &&
          `${formatMoney(full.dueTodayCents)} ${first}${isCheaper ? `, ${formatMoney(full.discountCents)} less` : ''}`}
      </ChoiceText>
    ),
  };
  const inParts = {
    value: 'installment' as const,
    label: (
      <ChoiceText title={planTitle(installment, figures)}>
        {installment && planText(installment, figures, first)}
      </ChoiceText>
    ),
  };

  return (
    <div className={styles.choice}>
      <Radios<Plan>
        label={label}
        labelIs="heading"
        name="plan"
        options={canPayLater(installment) || plan === 'installment' ? [inFull, inParts] : [inFull]}
        value={plan}
        chosenId={chosenId}
        isLocked={isLocked}
        onChoose={onChoose}
      />
    </div>
  );
}
