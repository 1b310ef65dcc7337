import Alert from '@mui/material/Alert';
import { Controller } from 'react-hook-form';
import { Link } from '../../ui/Link';
import { MOST } from '../../../../backend/contracts/text-limits';
import { ADULT_YEARS } from '../../../../backend/contracts/travel-dates';
import type { EditTrip, HostTripDetail } from '../../api/host/hostTrips';
import { hostPaths } from '../../lib/hostPaths';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/Choice';
import { Panel } from '../../ui/Panel';
import { ProblemLine } from '../../ui/ProblemLine';
import { TRIP_STATUS } from '../../ui/statusLooks';
import { CabinFields } from './CabinFields';
import { CancellationFields } from './CancellationFields';
import { ExtrasFields } from './ExtrasFields';
import { OrganiserFields } from './OrganiserFields';
import { OwnTermsPanel } from './OwnTermsPanel';
import { PlanFields } from './PlanFields';
import { PromoFields } from './PromoFields';
import { ReadyFields } from './ReadyFields';
import { ShipGroupPanel } from './ShipGroupPanel';
import { TripField } from './TripField';
import styles from './TripForm.module.css';
import type { TripValues } from './tripForm.rules';
import { useLastDayFollows } from './useLastDayFollows';
import { useTripForm } from './useTripForm';
import { ZoneField } from './ZoneField';

interface Props {
  values: TripValues;
  /** How many cabins of each type are booked; left out for a new trip. */
  cabinsTaken?: HostTripDetail['cabinsTaken'];
  /** How often its codes are used; left out for a new trip. */
  promoUses?: HostTripDetail['promoUses'];
  submitWord: string;
  /** A new trip is sent also as it began: the server says at each field what is missing. */
  isNew?: boolean;
  /** False where it was not saved after all. */
  save: (body: EditTrip) => Promise<boolean>;
  /** Whether `save` waits for an answer of the host. */
  isAsking?: boolean;
  /** Fetches what somebody else saved meanwhile. */
  onReload?: () => void;
}

const STATUS_NAMES = Object.fromEntries(
  Object.entries(TRIP_STATUS).map(([status, { word }]) => [status, word]),
) as Record<TripValues['status'], string>;

/** Everything of a trip that its owner decides. */
export function TripForm({ values, cabinsTaken, promoUses, submitWord, onReload, ...saving }: Props) {
  const { save, isAsking = false, isNew = false } = saving;
  const { form, submit, problem, isSending, isDirty } = useTripForm(values, { save, isAsking });
  const lastDayFollows = useLastDayFollows(form);
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <Panel title="The trip">
        <div className={styles.fields}>
          <TripField form={form} name="title" label="Title" most={MOST.name} />
          <TripField form={form} name="subtitle" label="Subtitle" isOptional most={MOST.subtitle} />
          <TripField form={form} name="artist" label="Guest artist" isOptional most={MOST.name} />
          <div className={styles.pair}>
            <TripField form={form} name="destination" label="Destination" most={MOST.name} />
            <TripField
              form={form}
              name="duration"
              label="Duration, as printed"
              most={MOST.label}
              input={{ placeholder: '3 days / 2 nights' }}
            />
          </div>
          <TripField
            form={form}
            name="description"
            label="Description"
            isOptional
            rows={3}
            most={MOST.announcement}
          />
          <Controller
            control={form.control}
            name="status"
            render={({ field }) => (
              <Choice
                isSmall
                label="Status"
                names={STATUS_NAMES}
                value={field.value}
                onChange={field.onChange}
              />
            )}
          />
          <OrganiserFields form={form} />
          <p className={styles.note}>
            The public site shows these while the trip is open for booking. Its home page, its plan, its
            ship's page, the pictures of its cabins, its preparation guide and what its travellers are asked
            have pages of their own: "What visitors and guests see".
          </p>
        </div>
      </Panel>
      <Panel title="Dates and places">
        <div className={styles.fields}>
          <div className={styles.pair}>
            <TripField
              form={form}
              name="startDate"
              label="First day"
              input={{ type: 'date' }}
              onText={lastDayFollows}
            />
            <TripField form={form} name="endDate" label="Last day" input={{ type: 'date' }} />
            <TripField form={form} name="sailsAt" label="Sails at" input={{ type: 'time' }} />
            <TripField
              form={form}
              name="maxGuests"
              label="Places"
              input={{ inputMode: 'numeric', maxLength: 6, autoComplete: 'off' }}
            />
            <TripField
              form={form}
              name="minimumAge"
              label="Minimum age"
              hint={`Of every traveller on the day of sailing: ${ADULT_YEARS} or more. Bookings that were made keep theirs.`}
              input={{ inputMode: 'numeric', maxLength: 2, autoComplete: 'off' }}
            />
          </div>
          <ZoneField form={form} />
          <ReadyFields form={form} />
          <p className={styles.note}>
            When you move the first day, the last one moves along, and what bookings still owe falls due as
            many days before it as agreed. Days that were fixed stay. Who has booked gets a mail with the new
            days or times.
          </p>
        </div>
      </Panel>
      <Panel title="Cabins and prices">
        <p className={styles.note}>
          New prices hold for new quotes from the moment you save. Bookings that were made keep theirs. A
          price before that is left empty is not shown.
        </p>
        <div className={styles.cabins}>
          {values.cabins.map(({ type }, place) => (
            <CabinFields key={type} form={form} place={place} taken={cabinsTaken?.[type]} />
          ))}
        </div>
        <ProblemLine>{form.formState.errors.cabins?.message}</ProblemLine>
        <div className={styles.pair}>
          <TripField
            form={form}
            name="insuranceCents"
            label="Travel insurance, a booking"
            isOptional
            hint="Empty or 0: none is offered, and every traveller proves their own."
            start="$"
            input={{ inputMode: 'decimal', maxLength: 12, autoComplete: 'off' }}
          />
          <TripField
            form={form}
            name="taxPercent"
            label="Taxes and fees, percent"
            hint="On top for two travellers; the price for one holds them."
            input={{ inputMode: 'numeric', maxLength: 2, autoComplete: 'off' }}
          />
        </div>
      </Panel>
      <Panel title="Paying">
        <div className={styles.fields}>
          <p className={styles.note}>
            Shares of what is owed in all. A part whose day is over when somebody books is paid with the
            deposit; the last part takes the odd dollar. Bookings that were made keep the plan they agreed to.
          </p>
          <PlanFields form={form} />
        </div>
      </Panel>
      <Panel title="Cancelling">
        <div className={styles.fields}>
          <p className={styles.note}>
            What comes back to a guest who cancels; you may always return more. Bookings that were made keep
            the policy they were made with. If you call the trip off, everything goes back.
          </p>
          <CancellationFields form={form} />
        </div>
      </Panel>
      <OwnTermsPanel form={form} />
      <Panel title="Extras">
        <ExtrasFields form={form} />
      </Panel>
      <Panel title="Promo codes">
        <div className={styles.fields}>
          <p className={styles.note}>
            Only hosts see them here. Who books types one with their details, or comes by a link to the trip's
            pages that ends in ?code= and the code. It comes off the fare before taxes. Bookings that were
            made keep theirs.
          </p>
          <PromoFields form={form} uses={promoUses} />
        </div>
      </Panel>
      <ShipGroupPanel form={form} />
      {problem && (
        <Alert severity="error">
          {problem.sentence}{' '}
          {problem.isStale && onReload && (
            <Button tone="quiet" size="portal" onClick={onReload}>
              Show what is saved
            </Button>
          )}
        </Alert>
      )}
      <div className={styles.foot}>
        <Button type="submit" size="portal" isOff={isSending || !(isDirty || isNew)}>
          {isSending ? 'Saving...' : submitWord}
        </Button>
        <Link to={hostPaths.trips()}>Back to trips</Link>
        <output className={styles.note}>{isDirty && 'Not saved yet'}</output>
      </div>
    </form>
  );
}
