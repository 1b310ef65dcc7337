import { useFieldArray } from 'react-hook-form';
import { MOST_OWN_TERMS } from '../../../../backend/contracts/own-terms';
import { MOST } from '../../../../backend/contracts/text-limits';
import { Button } from '../../ui/Button';
import { Panel } from '../../ui/Panel';
import { ProblemLine } from '../../ui/ProblemLine';
import { TripField, type TripForm } from './TripField';
import styles from './TripForm.module.css';

const EMPTY_SECTION = { title: '', text: '' };

/** What the trip adds to the terms that every trip has, section by section. */
export function OwnTermsPanel({ form }: { form: TripForm }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'ownTerms' });
  const { ownTerms: problems } = form.formState.errors;
  return (
    <Panel title="Terms of your own">
      <div className={styles.fields}>
        <p className={styles.note}>
          Sections that stand after ours wherever this trip's terms are read, such as what the group price
          includes, or who may share a cabin. Buyers agree to all of it together. Bookings that were made keep
          the words they were made with. What comes back to who cancels is the policy's alone.
        </p>
        {fields.map(({ id }, place) => (
          <fieldset key={id} className={styles.cabin}>
            <legend className={styles.legend}>Section {place + 1}</legend>
            <TripField
              form={form}
              name={`ownTerms.${place}.title`}
              label="Heading"
              most={MOST.termsTitle}
              input={{ autoComplete: 'off' }}
            />
            <TripField
              form={form}
              name={`ownTerms.${place}.text`}
              label="What you agree on"
              hint="Each line is a point of its own."
              rows={4}
              most={MOST.termsText}
            />
            <Button
              tone="quiet"
              size="portal"
              className={styles.takeAway}
              aria-label={`Take section ${place + 1} away`}
              onClick={() => remove(place)}
            >
              Take away
            </Button>
          </fieldset>
        ))}
        {fields.length < MOST_OWN_TERMS && (
          <div>
            <Button tone="quiet" size="portal" onClick={() => append(EMPTY_SECTION)}>
              Add a section
            </Button>
          </div>
        )}
        <ProblemLine>{problems?.message ?? problems?.root?.message}</ProblemLine>
      </div>
    </Panel>
  );
}
