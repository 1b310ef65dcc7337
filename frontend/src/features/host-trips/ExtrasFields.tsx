import { Controller, useFieldArray } from 'react-hook-form';
import { MOST_ADD_ONS } from '../../../../backend/contracts/payment-terms';
import { MOST } from '../../../../backend/contracts/text-limits';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/Choice';
import { Tick } from '../../ui/form/Tick';
import { ProblemLine } from '../../ui/ProblemLine';
import { TripField, type TripForm } from './TripField';
import styles from './TripForm.module.css';
import { EMPTY_EXTRA } from './tripForm.rules';

const KINDS = {
  excursion: 'Excursion',
  drinks: 'Drinks',
  internet: 'Internet',
  reunion: 'Reunion',
} as const;

/** What can be added to bookings: excursions and packages, with their prices, and who adds them. */
export function ExtrasFields({ form }: { form: TripForm }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'addOns' });
  const { addOns: problems } = form.formState.errors;
  return (
    <div className={styles.fields}>
      <p className={styles.note}>
        What you and your co-hosts can add to a booking, such as excursions and packages. What was added keeps
        its name and its price.
      </p>
      {fields.map(({ id }, place) => (
        <fieldset key={id} className={styles.cabin}>
          <legend className={styles.legend}>Extra {place + 1}</legend>
          <TripField form={form} name={`addOns.${place}.title`} label="What it is" most={MOST.name} />
          <div className={styles.prices}>
            <Controller
              control={form.control}
              name={`addOns.${place}.kind`}
              render={({ field }) => (
                <Choice label="Kind" names={KINDS} value={field.value} onChange={field.onChange} />
              )}
            />
            <TripField
              form={form}
              name={`addOns.${place}.priceCents`}
              label="Price, a traveller"
              start="$"
              input={{ inputMode: 'decimal', maxLength: 12, autoComplete: 'off' }}
            />
            <TripField
              form={form}
              name={`addOns.${place}.places`}
              label="Places, in all"
              isOptional
              input={{ inputMode: 'numeric', maxLength: 6, autoComplete: 'off' }}
            />
            <Button
              tone="quiet"
              size="portal"
              className={styles.takeAway}
              aria-label={`Take extra ${place + 1} away`}
              onClick={() => remove(place)}
            >
              Take away
            </Button>
          </div>
          <Controller
            control={form.control}
            name={`addOns.${place}.byGuests`}
            render={({ field }) => (
              <Tick isTicked={field.value} onTick={field.onChange} onBlur={field.onBlur}>
                Guests add it themselves once they have paid something. Else only hosts do.
              </Tick>
            )}
          />
        </fieldset>
      ))}
      {fields.length < MOST_ADD_ONS && (
        <div>
          <Button tone="quiet" size="portal" onClick={() => append(EMPTY_EXTRA)}>
            Add an extra
          </Button>
        </div>
      )}
      <ProblemLine>{problems?.message ?? problems?.root?.message}</ProblemLine>
    </div>
  );
}
