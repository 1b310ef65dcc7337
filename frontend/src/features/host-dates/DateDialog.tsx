import { type FormEvent, useId } from 'react';
import { MOST } from '../../../../backend/contracts/text-limits';
import { isRefusal, sentenceOf } from '../../api/errors';
import type { DateWords, HostDate, TripDates } from '../../api/host/hostDates';
import { Choice } from '../../ui/Choice';
import { Dialog } from '../../ui/Dialog';
import { FormButton } from '../../ui/FormButton';
import { held } from '../../ui/form/bindings';
import { TextField } from '../../ui/form/TextField';
import { ProblemLine } from '../../ui/ProblemLine';
import { TASK_NAMES } from './dates.rules';
import styles from './DateDialog.module.css';
import { ChangedMeanwhile } from './ChangedMeanwhile';
import { useDateForm } from './useDateForm';

interface Props {
  trip: TripDates;
  /** Null for a new one. */
  date: HostDate | null;
  kind: DateWords['kind'];
  /** The trips a new date can be of, where that is still to be chosen. */
  trips?: readonly TripDates[] | undefined;
  onTrip?: (trip: TripDates) => void;
  onClose: () => void;
}

const KINDS = { activity: 'Activity deadline', document: 'Document deadline' } as const;

/** Adds a date or changes one; what somebody else saved meanwhile is shown before it is overwritten. */
export function DateDialog({ trip, date, kind, trips, onTrip, onClose }: Props) {
  const id = useId();
  const { words, set, save, isPending, error, fields, theirs } = useDateForm({
    trip,
    date,
    kind,
    onSaved: onClose,
  });
  const title = date ? `Change "${date.title}"` : 'Add a date';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };

  return (
    <Dialog label={title} onClose={onClose} className={styles.dialog}>
      <form noValidate onSubmit={submit} className={styles.form}>
        <h2 className={styles.title}>{title}</h2>
        {trips && trips.length > 1 && (
          <Choice
            isSmall
            label="Trip"
            names={Object.fromEntries(trips.map(({ tripId, title: name }) => [`trip-${tripId}`, name]))}
            value={`trip-${trip.tripId}`}
            onChange={(value) => {
              const chosen = trips.find(({ tripId }) => value === `trip-${tripId}`);
              if (chosen) onTrip?.(chosen);
            }}
          />
        )}
        {date?.id !== undefined && date.id !== null ? null : date ? (
          <p className={styles.hint}>
            This day follows from the departure. Yours takes its place for this trip.
          </p>
        ) : (
          <Choice
            isSmall
            label="What it is"
            names={KINDS}
            value={words.kind}
            onChange={(value) => set({ kind: value, task: null })}
          />
        )}
        {words.kind === 'document' && !date && (
          <Choice
            isSmall
            label="Deadline of the guests' check-list"
            names={TASK_NAMES}
            value={words.task ?? 'none'}
            onChange={(task) => set({ task: task === 'none' ? null : task })}
          />
        )}
        <TextField
          isSmall
          most={MOST.name}
          id={`${id}-title`}
          label="Title"
          error={fields.title}
          binding={held(words.title, (text) => set({ title: text }))}
        />
        <div className={styles.pair}>
          <TextField
            isSmall
            id={`${id}-day`}
            label="Day"
            error={fields.onDate}
            binding={held(words.onDate, (onDate) => set({ onDate }))}
            input={{ type: 'date' }}
          />
          <TextField
            isSmall
            id={`${id}-time`}
            label="Time"
            isOptional
            error={fields.atTime}
            binding={held(words.atTime ?? '', (atTime) => set({ atTime: atTime || null }))}
            input={{ type: 'time' }}
          />
        </div>
        <TextField
          isSmall
          most={MOST.note}
          id={`${id}-note`}
          label="Note for the guests"
          isOptional
          error={fields.note}
          binding={held(words.note, (note) => set({ note }))}
          rows={2}
        />
        {theirs && <ChangedMeanwhile theirs={theirs} />}
        <ProblemLine>
          {error !== null &&
            !theirs &&
            Object.keys(fields).length === 0 &&
            (isRefusal(error, 'date.changed') ? 'Reading what was changed...' : sentenceOf(error))}
        </ProblemLine>
        <div className={styles.buttons}>
          <FormButton variant="text" size="medium" onClick={onClose}>
            Cancel
          </FormButton>
          <FormButton type="submit" size="medium" disabled={isPending}>
            {theirs ? 'Save mine all the same' : isPending ? 'Saving...' : 'Save'}
          </FormButton>
        </div>
      </form>
    </Dialog>
  );
}
