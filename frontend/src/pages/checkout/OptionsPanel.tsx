import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { type ReactNode, useId } from 'react';
import type { DraftChoices } from '../../api/draft';
import type { Quote } from '../../api/quote';
import type { TripView } from '../../api/trip';
import { Panel } from '../../features/booking/Panel';
import { formatDay } from '../../lib/dates';
import { formatMoney } from '../../lib/money';
import styles from './Checkout.module.css';

interface Props {
  trip: TripView;
  choices: DraftChoices;
  full: Quote | undefined;
  deposit: Quote | undefined;
  /** While a payment is under way nothing may change under it. */
  isLocked: boolean;
  onChoose: (change: Partial<DraftChoices>) => void;
}

/** When the parts after the first are due: "then $778 by Mon, Jul 7 and $389 by Wed, Aug 6". */
function laterText(quote: Quote | undefined): string {
  const later = quote?.parts
    .slice(1)
    .map((part) => `${formatMoney(part.amountCents)} by ${formatDay(part.dueOn)}`);
  return later?.length ? `, then ${later.join(' and ')}` : '';
}

function ChoiceText({ title, children }: { title: string; children: ReactNode }) {
  return (
    <span className={styles.choice}>
      <span>{title}</span>
      <span className={styles.muted}>{children}</span>
    </span>
  );
}

/** The two choices left: insurance, and paying now or in parts. Each says what it costs before it is chosen. */
export function OptionsPanel({ trip, choices, full, deposit, isLocked, onChoose }: Props) {
  const planId = useId();

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
          control={<Radio />}
          label={
            <ChoiceText title={`Pay in full and save ${trip.fullDiscountPercent}%`}>
              {full && `${formatMoney(full.dueTodayCents)} today, ${formatMoney(full.discountCents)} less`}
            </ChoiceText>
          }
        />
        <FormControlLabel
          value="installment"
          disabled={isLocked}
          control={<Radio />}
          label={
            <ChoiceText title={`Pay a ${trip.depositPercent}% deposit`}>
              {deposit && `${formatMoney(deposit.dueTodayCents)} today${laterText(deposit)}. No extra fees`}
            </ChoiceText>
          }
        />
      </RadioGroup>
    </Panel>
  );
}
