import { Controller, useWatch } from 'react-hook-form';
import { MOST } from '../../../../backend/contracts/text-limits';
import { TickBox } from '../../ui/form/TickBox';
import { TripField, type TripForm } from './TripField';
import styles from './TripForm.module.css';

const KINDS = ['Inside', 'Ocean view', 'Balcony'];
const AMOUNT = { inputMode: 'decimal', autoComplete: 'off', maxLength: 12 } as const;

interface Props {
  form: TripForm;
  place: number;
  /** How many of them are booked; undefined of a trip that is not made yet. */
  taken: number | undefined;
}

const stockHint = (taken: number | undefined) =>
  `Without a number only the trip's places count.${taken === undefined ? '' : ` Booked or held now: ${taken}.`}`;

/** A kind of cabin: whether the trip sells it, and then its prices and the words under them. */
export function CabinFields({ form, place, taken }: Props) {
  const isSold = useWatch({ control: form.control, name: `cabins.${place}.isSold` });
  // No mark stays on what is not sold.
  const sell = (change: (isSold: boolean) => void) => (isTicked: boolean) => {
    change(isTicked);
    if (!isTicked) form.setValue(`cabins.${place}.popular`, false, { shouldDirty: true });
  };
  // What is wrong in them is seen, also where the cabin is not sold.
  const hasProblem = form.formState.errors.cabins?.[place] !== undefined;
  return (
    <fieldset className={styles.cabin}>
      <legend className={styles.legend}>{KINDS[place]}</legend>
      <Controller
        control={form.control}
        name={`cabins.${place}.isSold`}
        render={({ field }) => (
          <TickBox field={{ ...field, onChange: sell(field.onChange) }}>Sold on this trip</TickBox>
        )}
      />
      {isSold || hasProblem ? (
        <SoldCabinFields form={form} place={place} taken={taken} />
      ) : (
        taken !== undefined && taken > 0 && <p className={styles.note}>{`What is booked stays: ${taken}.`}</p>
      )}
    </fieldset>
  );
}

function SoldCabinFields({ form, place, taken }: Props) {
  const at = `cabins.${place}` as const;
  return (
    <>
      <div className={styles.prices}>
        <TripField
          form={form}
          name={`${at}.doubleCents`}
          label="Double, a person, before taxes"
          start="$"
          input={AMOUNT}
        />
        <TripField
          form={form}
          name={`${at}.doubleWasCents`}
          label="Double before, struck out"
          start="$"
          input={AMOUNT}
        />
        <TripField
          form={form}
          name={`${at}.singleCents`}
          label="Single, taxes included"
          start="$"
          input={AMOUNT}
        />
        <TripField
          form={form}
          name={`${at}.singleWasCents`}
          label="Single before, struck out"
          start="$"
          input={AMOUNT}
        />
      </div>
      <div className={styles.pair}>
        <div className={styles.fields}>
          <TripField form={form} name={`${at}.name`} label="Name" most={MOST.label} />
          <TripField form={form} name={`${at}.description`} label="Description" rows={2} most={MOST.line} />
        </div>
        <TripField
          form={form}
          name={`${at}.features`}
          label="What it has"
          hint="One a line, eight at most."
          rows={5}
        />
      </div>
      <div className={styles.prices}>
        <TripField
          form={form}
          name={`${at}.stock`}
          label="How many there are"
          isOptional
          hint={stockHint(taken)}
          input={{ inputMode: 'numeric', maxLength: 6, autoComplete: 'off' }}
        />
      </div>
      <Controller
        control={form.control}
        name={`${at}.popular`}
        render={({ field }) => <TickBox field={field}>Marked as the popular one</TickBox>}
      />
    </>
  );
}
