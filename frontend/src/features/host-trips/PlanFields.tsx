import { useFieldArray, useWatch } from 'react-hook-form';
import { MOST_LATER_PARTS } from '../../../../backend/contracts/payment-terms';
import { Button } from '../../ui/Button';
import { ProblemLine } from '../../ui/ProblemLine';
import { PlanPartFields } from './PlanPartFields';
import { EMPTY_PART, percentOf } from './planValues';
import { TripField, type TripForm } from './TripField';
import styles from './TripForm.module.css';

/** How the trip is paid: what paying at once saves, the deposit, and the parts after it with their days. */
export function PlanFields({ form }: { form: TripForm }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'laterParts' });
  const [depositPercent, laterParts] = useWatch({
    control: form.control,
    name: ['depositPercent', 'laterParts'],
  });
  const percent = percentOf({ depositPercent, laterParts });
  const { laterParts: problems } = form.formState.errors;
  const problem = problems?.message ?? problems?.root?.message;

  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <TripField
          form={form}
          name="fullDiscountPercent"
          label="Off for paying in full, percent"
          input={{ inputMode: 'numeric', maxLength: 2, autoComplete: 'off' }}
        />
        <TripField
          form={form}
          name="depositPercent"
          label="Deposit when booking, percent"
          input={{ inputMode: 'numeric', maxLength: 2, autoComplete: 'off' }}
        />
      </div>
      {fields.map(({ id }, place) => (
        <PlanPartFields
          key={id}
          form={form}
          place={place}
          onRemove={fields.length > 1 ? () => remove(place) : null}
        />
      ))}
      <div className={styles.together}>
        {fields.length < MOST_LATER_PARTS && (
          <Button tone="quiet" size="portal" onClick={() => append(EMPTY_PART)}>
            Add a part
          </Button>
        )}
        <output className={percent === 100 ? styles.note : styles.problem}>
          Together {percent}%{percent !== 100 && <span>, to be 100%</span>}
        </output>
      </div>
      <ProblemLine>{problem}</ProblemLine>
    </div>
  );
}
