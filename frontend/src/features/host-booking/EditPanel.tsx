import { type FormEvent, useEffect, useRef } from 'react';
import { MOST } from '../../../../backend/contracts/text-limits';
import { HOST_FIELDS } from '../../../../backend/contracts/traveller-fields';
import { sentenceOf } from '../../api/errors';
import type { HostBooking } from '../../api/host/hostBooking';
import { Button } from '../../ui/Button';
import { ErrorNote } from '../../ui/ErrorNote';
import { held } from '../../ui/form/bindings';
import { TextField } from '../../ui/form/TextField';
import { Panel } from '../../ui/Panel';
import { toastSuccess } from '../../ui/toast';
import styles from './booking.module.css';
import { answerName, fieldOf, unplacedProblems } from './edit.rules';
import { EditField } from './EditField';
import { MergePanel } from './MergePanel';
import { useBookingEdit } from './useBookingEdit';
import { useRights } from './useRights';

interface Props {
  booking: HostBooking;
  onClose: () => void;
}

/** Changes room, deck and travellers. It goes on from the booking as it was when the form opened. */
export function EditPanel({ booking, onClose }: Props) {
  const { documents: mayPeople } = useRights(booking.trip.id);
  const form = useRef<HTMLFormElement>(null);
  const edit = useBookingEdit(booking, () => {
    toastSuccess({ title: 'The booking is saved' });
    onClose();
  });
  const { base, values, problems, merge } = edit;

  // Whoever pressed "Edit" goes on in the form, and whoever sent something wrong goes to it.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);

  if (merge) return <MergePanel merge={merge} onDecide={edit.decide} isSaving={edit.isSaving} />;

  const field = (name: string) => (
    <EditField
      key={name}
      name={name}
      booking={base}
      value={values[name] ?? ''}
      error={problems[name]}
      onChange={(text) => edit.change(name, text)}
    />
  );
  const unplaced = unplacedProblems(problems, base, { mayPeople, asksReason: edit.asksReason });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    edit.save();
  };
  return (
    <Panel title="Edit the booking">
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.fields}>{['roomNumber', 'deckNumber'].map(field)}</div>
        {mayPeople ? (
          base.travellers.map(({ position, name, papers }) => (
            <fieldset key={position} className={styles.people}>
              <legend>{name}</legend>
              <div className={styles.fields}>
                {HOST_FIELDS.map((one) => field(fieldOf(position, one)))}
                {papers?.answers.map(({ key }) => field(answerName(position, key)))}
              </div>
            </fieldset>
          ))
        ) : (
          <p className={styles.muted}>
            Names and contacts are changed by hosts who may see documents. The trip’s owner gives that right.
          </p>
        )}
        {edit.asksReason && (
          <TextField
            most={MOST.note}
            id="edit-reason"
            label="Why do the details change?"
            hint="It stands in the activity log."
            error={problems['reason']}
            binding={held(edit.reason, edit.setReason)}
          />
        )}
        {unplaced.map((sentence) => (
          <ErrorNote key={sentence}>{sentence}</ErrorNote>
        ))}
        {edit.lost.map((sentence) => (
          <ErrorNote key={sentence}>{sentence}</ErrorNote>
        ))}
        {edit.error && <ErrorNote>{sentenceOf(edit.error)}</ErrorNote>}
        <div className={styles.bar}>
          <p className={styles.muted}>{edit.isDirty ? 'Not saved yet' : 'Nothing changed yet'}</p>
          <Button tone="quiet" size="portal" onClick={onClose}>
            {edit.isDirty ? 'Discard' : 'Close'}
          </Button>
          <Button type="submit" size="portal" isOff={edit.isSaving}>
            {edit.isSaving ? 'Saving...' : 'Save'}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
