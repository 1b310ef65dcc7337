import { MOST } from '../../../../backend/contracts/text-limits';
import { isRefusal, sentenceOf } from '../../api/errors';
import type { DateWords, HostDate, TripDates } from '../../api/host/hostDates';
import { useTripName } from '../../api/host/hostMe';
import { tripValue } from '../../lib/tripNames';
import { Choice } from '../../ui/Choice';
import { DialogForm } from '../../ui/DialogForm';
import { held } from '../../ui/form/bindings';
import { TextField } from '../../ui/form/TextField';
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
  const { words, set, save, isPending, error, fields, theirs } = useDateForm({
    trip,
    date,
    kind,
    onSaved: onClose,
  });
  const nameOf = useTripName();
  const title = date ? `Change "${date.title}"` : 'Add a date';
  const problem =
    error === null || theirs || Object.keys(fields).length > 0
      ? null
      : isRefusal(error, 'date.changed')
        ? 'Reading what was changed...'
        : sentenceOf(error);

  return (
    <DialogForm
      title={title}
      confirmWord={theirs ? 'Save mine all the same' : 'Save'}
      busyWord="Saving..."
      isBusy={isPending}
      problem={problem}
      onConfirm={save}
      onClose={onClose}
    >
      {trips && trips.length > 1 && (
        <Choice
          isSmall
          label="Trip"
          names={Object.fromEntries(
            trips.map(({ tripId, title: name }) => [tripValue(tripId), nameOf(tripId, name)]),
          )}
          value={tripValue(trip.tripId)}
          onChange={(value) => {
            const chosen = trips.find(({ tripId }) => value === tripValue(tripId));
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
        label="Title"
        error={fields.title}
        binding={held(words.title, (text) => set({ title: text }))}
      />
      <div className={styles.pair}>
        <TextField
          isSmall
          label="Day"
          error={fields.onDate}
          binding={held(words.onDate, (onDate) => set({ onDate }))}
          input={{ type: 'date' }}
        />
        <TextField
          isSmall
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
        label="Note for the guests"
        isOptional
        error={fields.note}
        binding={held(words.note, (note) => set({ note }))}
        rows={2}
      />
      {theirs && <ChangedMeanwhile theirs={theirs} />}
    </DialogForm>
  );
}
