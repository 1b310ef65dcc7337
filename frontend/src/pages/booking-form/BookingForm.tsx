import Alert from '@mui/material/Alert';
import { useWatch } from 'react-hook-form';
import type { Plan, Quote } from '../../api/quote';
import type { TripView } from '../../api/trip';
import { ContactAddress } from '../../features/contact/ContactAddress';
import { DeviceNote } from '../../features/booking/traveller/DeviceNote';
import { ErrorSummary } from '../../features/booking/traveller/ErrorSummary';
import { NOT_OPEN_NOTE, NotOpenNote } from '../../features/booking/frame/NotOpenNote';
import { PromoField } from '../../features/booking/choice/PromoField';
import type { UsedPromo } from '../../features/booking/choice/usePromo';
import { useSentWithPromo } from '../../features/booking/choice/useSentWithPromo';
import { Panel } from '../../features/booking/frame/Panel';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { FormButton } from '../../ui/FormButton';
import styles from './BookingForm.module.css';
import { ChoiceFields } from './ChoiceFields';
import { PartyChoice } from './PartyChoice';
import { PersonFields } from './PersonFields';
import type { useRegistration } from './useRegistration';
import type { CabinOfForm, RegistrationForm } from './useRegistrationForm';

interface Props {
  form: RegistrationForm;
  trip: TripView;
  plans: Record<Plan, Quote | undefined>;
  registration: ReturnType<typeof useRegistration>;
  promo: UsedPromo;
  /** For two there are no places, or no such cabin: they may say that they are two. */
  asksHowMany: boolean;
  /** There is nothing to pay for yet: no place, or no such cabin. */
  isWaiting: boolean;
  /** Undefined until something was typed. */
  isKept: boolean | undefined;
  /** Until then the form is only drawn: it can be typed into, and what is typed goes nowhere. */
  isReady: boolean;
  onChoose: (chosen: Partial<CabinOfForm>) => void;
  onClear: () => void;
}

/** The booking form: of the single traveller, and of two who wait for a cabin. */
export function BookingForm(props: Props) {
  const { form, trip, plans, registration, isWaiting, isKept, isReady, onChoose, onClear } = props;
  const { asksHowMany, promo } = props;
  const occupancy = useWatch({ control: form.control, name: 'occupancy' });
  const { submit, lines, problem } = registration;
  const { onSubmit, isWaiting: isAsked } = useSentWithPromo(promo, submit);
  const isSubmitting = registration.isSubmitting || isAsked;

  return (
    <form className={styles.form} data-drawn={isReady ? undefined : ''} onSubmit={onSubmit} noValidate>
      <ErrorSummary lines={lines} />
      <DeviceNote isKept={isKept} onClear={onClear} />
      <Panel title="Your details">
        {asksHowMany && (
          <PartyChoice
            occupancy={occupancy}
            isLocked={isSubmitting || !isReady}
            onChoose={(chosen) => onChoose({ occupancy: chosen })}
          />
        )}
        <PersonFields
          form={form}
          isReady={isReady}
          isForTwo={occupancy === 'double'}
          minimumAge={trip.minimumAge}
        />
      </Panel>
      <Panel title="Your cruise">
        <ChoiceFields
          form={form}
          trip={trip}
          plans={plans}
          isWaiting={isWaiting}
          isLocked={isSubmitting}
          onChoose={onChoose}
        />
        <PromoField promo={promo} isLocked={isSubmitting} />
      </Panel>
      {problem && (
        <Alert severity="error" role="alert">
          {problem} Nothing was charged, and everything you entered is still here. Questions? Write to{' '}
          <ContactAddress />.
        </Alert>
      )}
      {trip.isPreview && <NotOpenNote />}
      <div className={styles.end}>
        <FormButton
          type="submit"
          isOff={isSubmitting || trip.isPreview}
          disabled={!isReady || !plans.full || !plans.installment}
          aria-describedby={trip.isPreview ? NOT_OPEN_NOTE : undefined}
        >
          {isSubmitting ? 'Processing...' : isWaiting ? 'Join the waiting list' : 'Continue to Payment'}
        </FormButton>
        <ButtonLink to={paths.pricing()} tone="quiet">
          Back to cabins
        </ButtonLink>
      </div>
    </form>
  );
}
