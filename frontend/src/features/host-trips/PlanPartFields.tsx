import { Controller } from 'react-hook-form';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/Choice';
import { TripField, type TripForm } from './TripField';
import styles from './TripForm.module.css';

const BY = { days: 'Days before departure', day: 'On a fixed day' } as const;

interface Props {
  form: TripForm;
  place: number;
  /** Null where it is the only one. */
  onRemove: (() => void) | null;
}

/** A part after the deposit: its share, and the day by which it is due. */
export function PlanPartFields({ form, place, onRemove }: Props) {
  const at = `laterParts.${place}` as const;
  const by = form.watch(`${at}.by`);
  return (
    <fieldset className={styles.cabin}>
      <legend className={styles.legend}>Part {place + 2}</legend>
      <div className={styles.prices}>
        <TripField
          form={form}
          name={`${at}.percent`}
          label="Percent"
          input={{ inputMode: 'numeric', maxLength: 2, autoComplete: 'off' }}
        />
        <Controller
          control={form.control}
          name={`${at}.by`}
          render={({ field }) => (
            <Choice label="Due" names={BY} value={field.value} onChange={field.onChange} />
          )}
        />
        {by === 'days' ? (
          <TripField
            key="days"
            form={form}
            name={`${at}.daysBefore`}
            label="Days before departure"
            input={{ inputMode: 'numeric', maxLength: 3, autoComplete: 'off' }}
          />
        ) : (
          <TripField key="day" form={form} name={`${at}.dueOn`} label="Due by" input={{ type: 'date' }} />
        )}
        {onRemove && (
          <Button
            tone="quiet"
            size="portal"
            className={styles.takeAway}
            aria-label={`Take part ${place + 2} away`}
            onClick={onRemove}
          >
            Take away
          </Button>
        )}
      </div>
    </fieldset>
  );
}
