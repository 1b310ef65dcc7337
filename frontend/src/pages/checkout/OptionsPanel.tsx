import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import type { DraftChoices } from '../../api/draft';
import type { Quote } from '../../api/quote';
import type { TripView } from '../../api/trip';
import { Panel } from '../../features/booking/Panel';
import { formatMoney } from '../../lib/money';
import styles from './Checkout.module.css';
import { ChoiceText } from './ChoiceText';
import { canPayLater, planText, planTitle } from './planText';

interface Props {
  trip: TripView;
  choices: DraftChoices;
  full: Quote | undefined;
  deposit: Quote | undefined;
  /** While a payment is under way nothing may change under it. */
  isLocked: boolean;
  onChoose: (change: Partial<DraftChoices>) => void;
}

/** Where the summary's edit link leads. */
export const PLAN_CONTROL = 'checkout-plan';

/** The two choices left: insurance, and paying now or in parts. Each says what it costs before it is chosen. */
export function OptionsPanel({ trip, choices, full, deposit, isLocked, onChoose }: Props) {
  const planId = useId();
  const isInParts = choices.paymentType === 'installment';
  const planControl = (plan: DraftChoices['paymentType']) =>
    plan === choices.paymentType ? { id: PLAN_CONTROL } : {};

  return (
    <Panel title="Your options">
      <FormControlLabel
        control={
          <Checkbox
            checked={choices.travelInsurance}
            disabled={isLocked}
            onChange={(_, travelInsurance) => onChoose({ travelInsurance })}
          />
        }
        label={
          <ChoiceText title={`Add travel insurance for ${formatMoney(trip.insuranceCents)}`}>
            For the whole booking: illness, missed departure, lost luggage.
          </ChoiceText>
        }
      />
      <h3 id={planId} className={styles.question}>
        How would you like to pay?
      </h3>
      <RadioGroup
        aria-labelledby={planId}
        name="plan"
        value={choices.paymentType}
        onChange={(_, plan) => onChoose({ paymentType: plan === 'full' ? 'full' : 'installment' })}
      >
        <FormControlLabel
          value="full"
          disabled={isLocked}
          control={<Radio slotProps={{ input: planControl('full') }} />}
          label={
            <ChoiceText title={`Pay in full and save ${trip.fullDiscountPercent}%`}>
              {full && `${formatMoney(full.dueTodayCents)} today, ${formatMoney(full.discountCents)} less`}
            </ChoiceText>
          }
        />
        {(canPayLater(deposit) || isInParts) && (
          <FormControlLabel
            value="installment"
            disabled={isLocked}
            control={<Radio slotProps={{ input: planControl('installment') }} />}
            label={
              <ChoiceText title={planTitle(deposit, trip.depositPercent)}>
                {deposit && planText(deposit)}
              </ChoiceText>
            }
          />
        )}
      </RadioGroup>
    </Panel>
  );
}
