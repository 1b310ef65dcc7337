import { sellsInsurance } from '../../../../backend/contracts/insurance';
import type { DraftChoices } from '../../api/draft';
import type { Quote } from '../../api/quote';
import type { TripView } from '../../api/trip';
import { Panel } from '../../features/booking/frame/Panel';
import { formatMoney } from '../../lib/money';
import { ChoiceText } from '../../ui/ChoiceText';
import { Tick } from '../../ui/form/Tick';
import { PlanChoice } from '../../features/payment/PlanChoice';

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

/** The choices left: insurance where the trip sells it, and paying now or in parts. Each says what it costs before it is chosen. */
export function OptionsPanel({ trip, choices, full, deposit, isLocked, onChoose }: Props) {
  return (
    <Panel title="Your options">
      {sellsInsurance(trip) && (
        <Tick
          isTicked={choices.travelInsurance}
          disabled={isLocked}
          onTick={(travelInsurance) => onChoose({ travelInsurance })}
        >
          <ChoiceText title={`Add travel insurance for ${formatMoney(trip.insuranceCents)}`}>
            For the whole booking: illness, missed departure, lost luggage.
          </ChoiceText>
        </Tick>
      )}
      <PlanChoice
        label="How would you like to pay?"
        plans={{ full, installment: deposit }}
        figures={trip}
        plan={choices.paymentType}
        chosenId={PLAN_CONTROL}
        isLocked={isLocked}
        onChoose={(paymentType) => onChoose({ paymentType })}
      />
    </Panel>
  );
}
