import { useFieldArray, useWatch } from 'react-hook-form';
import { MOST_CANCELLATION_STEPS } from '../../../../backend/contracts/cancellation-policy';
import { cancellationLines } from '../../lib/cancellation';
import { Button } from '../../ui/Button';
import { ProblemLine } from '../../ui/ProblemLine';
import { EMPTY_STEP, wholePolicy } from './cancellationValues';
import { TripField, type TripForm } from './TripField';
import styles from './TripForm.module.css';

const NUMBER = { inputMode: 'numeric', maxLength: 3, autoComplete: 'off' } as const;

/** What comes back to who cancels: the first days, the steps after them, and the words that buyers read of it. */
export function CancellationFields({ form }: { form: TripForm }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'cancellation.steps' });
  const policy = wholePolicy(useWatch({ control: form.control, name: 'cancellation' }));
  const problems = form.formState.errors.cancellation?.steps;
  return (
    <div className={styles.fields}>
      <TripField
        form={form}
        name="cancellation.reassuranceDays"
        label="Everything comes back for so many days after the first payment"
        isOptional
        hint="Until the last step below. Empty where there are no such days."
        input={NUMBER}
      />
      {fields.map(({ id }, place) => (
        <fieldset key={id} className={styles.cabin}>
          <legend className={styles.legend}>Step {place + 1}</legend>
          <div className={styles.prices}>
            <TripField
              form={form}
              name={`cancellation.steps.${place}.daysBefore`}
              label="Days before departure or more"
              input={NUMBER}
            />
            <TripField
              form={form}
              name={`cancellation.steps.${place}.percent`}
              label="Back of what is beyond the deposit, percent"
              input={NUMBER}
            />
            <Button
              tone="quiet"
              size="portal"
              className={styles.takeAway}
              aria-label={`Take step ${place + 1} away`}
              onClick={() => remove(place)}
            >
              Take away
            </Button>
          </div>
        </fieldset>
      ))}
      {fields.length < MOST_CANCELLATION_STEPS && (
        <div>
          <Button tone="quiet" size="portal" onClick={() => append(EMPTY_STEP)}>
            Add a step
          </Button>
        </div>
      )}
      <ProblemLine>{problems?.message ?? problems?.root?.message}</ProblemLine>
      {policy && (
        <div>
          <p className={styles.note} aria-hidden="true">
            Buyers read:
          </p>
          <ul className={styles.read} aria-label="Buyers read">
            {cancellationLines(policy).map(({ when, refund }) => (
              <li key={when}>{`${when}: ${refund}`}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
