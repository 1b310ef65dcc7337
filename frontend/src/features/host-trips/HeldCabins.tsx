import { useWatch } from 'react-hook-form';
import { CABIN_NAMES } from '../../lib/cabinNames';
import { TripField, type TripForm } from './TripField';
import styles from './TripForm.module.css';

const COUNT = { inputMode: 'numeric', maxLength: 6, autoComplete: 'off' } as const;

/**
 * How many cabins the ship holds, of each kind that the trip sells and by its name there. What is kept of another kind stands
 * until the host empties it and saves.
 */
export function HeldCabins({ form }: { form: TripForm }) {
  const cabins = useWatch({ control: form.control, name: 'cabins' });
  const held = useWatch({ control: form.control, name: 'shipGroup.held' });
  const kept = form.formState.defaultValues?.shipGroup?.held;
  const shown = cabins.filter(({ type, isSold }) => isSold || held[type] !== '' || Boolean(kept?.[type]));
  return (
    <fieldset className={styles.cabin}>
      <legend className={styles.legend}>Cabins the ship holds for you</legend>
      {shown.length === 0 && <p className={styles.note}>The trip sells no cabins yet.</p>}
      <div className={styles.prices}>
        {shown.map(({ type, name, isSold }) => (
          <TripField
            key={type}
            form={form}
            name={`shipGroup.held.${type}`}
            label={name.trim() || CABIN_NAMES[type]}
            hint={isSold ? undefined : 'Not sold on this trip.'}
            isOptional
            input={COUNT}
          />
        ))}
      </div>
    </fieldset>
  );
}
