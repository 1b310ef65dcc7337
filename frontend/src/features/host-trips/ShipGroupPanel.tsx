import { useState } from 'react';
import { Controller, useFieldArray } from 'react-hook-form';
import {
  deadlineWords,
  MOST_SHIP_DEADLINES,
  SHIP_DEADLINE_KINDS,
  type ShipDeadlineKind,
} from '../../../../backend/contracts/ship-group';
import { MOST } from '../../../../backend/contracts/text-limits';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/Choice';
import { Panel } from '../../ui/Panel';
import { ProblemLine } from '../../ui/ProblemLine';
import { HeldCabins } from './HeldCabins';
import { EMPTY_DEADLINE } from './shipGroupValues';
import { TripField, type TripForm } from './TripField';
import styles from './TripForm.module.css';

const KINDS = Object.fromEntries(
  SHIP_DEADLINE_KINDS.map((kind) => [kind, deadlineWords({ kind, words: 'Something else' }).title]),
) as Record<ShipDeadlineKind, string>;
/** Of the others few cost money: their field stands where there is an amount. */
const PAID: readonly ShipDeadlineKind[] = ['deposit', 'final_payment', 'other'];

/** What the ship's line has agreed with the organiser: the group's number, the cabins it holds, and its days. */
export function ShipGroupPanel({ form }: { form: TripForm }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'shipGroup.deadlines' });
  const { deadlines: problems } = form.formState.errors.shipGroup ?? {};
  return (
    <Panel title="The ship's deadlines">
      <div className={styles.fields}>
        <p className={styles.note}>
          What the ship has agreed with you for the group. Only hosts of this trip see it: its days stand
          among your important dates, and beside them whether what guests pay comes in time.
        </p>
        <TripField
          form={form}
          name="shipGroup.groupNumber"
          label="Group number at the ship's line"
          isOptional
          most={MOST.label}
          input={{ autoComplete: 'off' }}
        />
        <HeldCabins form={form} />
        {fields.map(({ id }, place) => (
          <DeadlineFields key={id} form={form} place={place} onRemove={() => remove(place)} />
        ))}
        {fields.length < MOST_SHIP_DEADLINES && (
          <div>
            <Button tone="quiet" size="portal" onClick={() => append(EMPTY_DEADLINE)}>
              Add a deadline of the ship
            </Button>
          </div>
        )}
        <ProblemLine>{problems?.message ?? problems?.root?.message}</ProblemLine>
      </div>
    </Panel>
  );
}

interface DeadlineProps {
  form: TripForm;
  place: number;
  onRemove: () => void;
}

function DeadlineFields({ form, place, onRemove }: DeadlineProps) {
  const at = `shipGroup.deadlines.${place}` as const;
  const kind = form.watch(`${at}.kind`);
  const { means } = deadlineWords({ kind, words: '' });
  const amount = form.watch(`${at}.amountCents`);
  // A field that somebody is emptying does not go from under their hands.
  const [hasHadAmount, setHasHadAmount] = useState(amount !== '');
  const isAmountAsked = PAID.includes(kind) || amount !== '' || hasHadAmount;
  return (
    <fieldset className={styles.cabin}>
      <legend className={styles.legend}>Deadline {place + 1}</legend>
      <div className={styles.prices}>
        <Controller
          control={form.control}
          name={`${at}.kind`}
          render={({ field }) => (
            <Choice
              label="What is due"
              names={KINDS}
              value={field.value}
              onChange={(next) => {
                setHasHadAmount(amount !== '');
                field.onChange(next);
              }}
            />
          )}
        />
        {kind === 'other' && (
          <TripField form={form} name={`${at}.words`} label="In your words" most={MOST.name} />
        )}
        <TripField form={form} name={`${at}.onDate`} label="Day" input={{ type: 'date' }} />
        {isAmountAsked && (
          <TripField
            form={form}
            name={`${at}.amountCents`}
            label="To pay the ship"
            hint="Beside what is due before it: not the total."
            isOptional
            start="$"
            input={{ inputMode: 'decimal', maxLength: 12, autoComplete: 'off' }}
          />
        )}
        <Button
          tone="quiet"
          size="portal"
          className={styles.takeAway}
          aria-label={`Take deadline ${place + 1} away`}
          onClick={onRemove}
        >
          Take away
        </Button>
      </div>
      {means && <p className={styles.note}>{means}</p>}
    </fieldset>
  );
}
