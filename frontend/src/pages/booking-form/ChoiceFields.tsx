import { offeredCabin } from '../../../../backend/contracts/offered-cabin';
import { sellsInsurance } from '../../../../backend/contracts/insurance';
import { useWatch } from 'react-hook-form';
import type { Plan, Quote } from '../../api/quote';
import type { TripView } from '../../api/trip';
import type { RegistrationEntries } from '../../features/registration/registration';
import { PlanChoice } from '../../features/payment/PlanChoice';
import { formatMoney } from '../../lib/money';
import { ChoiceText } from '../../ui/ChoiceText';
import { Tick } from '../../ui/form/Tick';
import { CabinChoice } from './CabinChoice';
import type { CabinOfForm, RegistrationForm } from './useRegistrationForm';

interface Props {
  form: RegistrationForm;
  trip: TripView;
  plans: Record<Plan, Quote | undefined>;
  /** Nothing is paid before a place is offered. */
  isWaiting: boolean;
  isLocked: boolean;
  onChoose: (chosen: Partial<CabinOfForm>) => void;
}

/** Cabin, insurance where the trip sells it, and paying now or in parts. */
export function ChoiceFields({ form, trip, plans, isWaiting, isLocked, onChoose }: Props) {
  const { cabinType, occupancy, travelInsurance, paymentType } = useWatch({
    control: form.control,
  }) as RegistrationEntries;

  return (
    <>
      <CabinChoice
        trip={trip}
        cabinType={offeredCabin(trip.cabins, cabinType)}
        occupancy={occupancy}
        isLocked={isLocked}
        onChoose={(chosen) => onChoose({ cabinType: chosen })}
      />
      {sellsInsurance(trip) && (
        <Tick
          isTicked={travelInsurance}
          disabled={isLocked}
          onTick={(isWanted) => form.setValue('travelInsurance', isWanted)}
        >
          <ChoiceText title={`Travel Insurance, ${formatMoney(trip.insuranceCents)}`}>
            For the whole booking: illness, missed departure, lost luggage.
          </ChoiceText>
        </Tick>
      )}
      <PlanChoice
        label="Payment Option"
        plans={plans}
        figures={trip}
        plan={paymentType}
        first={isWaiting ? 'when a place is offered' : 'today'}
        isLocked={isLocked}
        onChoose={(plan) => form.setValue('paymentType', plan)}
      />
    </>
  );
}
