import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { countryName } from '../../../../backend/contracts/countries';
import { Button } from '../../ui/Button';
import { Panel } from '../../ui/Panel';
import styles from './booking.module.css';
import { type Conflict, type EditValues, travellerFieldOf, wordWithPlace } from './edit.rules';
import type { Merge } from './useBookingEdit';

interface Props {
  merge: Merge;
  isSaving: boolean;
  onDecide: (chosen: EditValues) => void;
}

function shown(name: string, text: string): string {
  if (text === '') return 'Empty';
  return travellerFieldOf(name) === 'nationality' ? countryName(text) : text;
}

/** Another host saved first: for each field that both changed, whose text stands. Nothing is saved before that is said. */
export function MergePanel({ merge: { booking, conflicts, lost }, isSaving, onDecide }: Props) {
  const [mine, setMine] = useState<ReadonlySet<string>>(new Set());
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => lead.current?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onDecide(
      Object.fromEntries(conflicts.map((one) => [one.name, mine.has(one.name) ? one.mine : one.theirs])),
    );
  };
  const choose = (name: string, isMine: boolean) =>
    setMine((known) => {
      const next = new Set(known);
      if (isMine) next.add(name);
      else next.delete(name);
      return next;
    });

  return (
    <Panel title="Somebody saved first">
      <form className={styles.form} onSubmit={submit}>
        <p ref={lead} tabIndex={-1} role="alert">
          {lost.length === 0
            ? 'While you typed, this booking was changed. Nothing is lost: choose what stands. What only one of you changed is kept already.'
            : 'While you typed, this booking was changed: choose what stands. What only one of you changed is kept already.'}
        </p>
        {lost.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {conflicts.map((conflict) => (
          <ConflictChoice
            key={conflict.name}
            conflict={conflict}
            booking={booking}
            isMine={mine.has(conflict.name)}
            onChoose={(isMine) => choose(conflict.name, isMine)}
          />
        ))}
        <div className={styles.buttons}>
          <Button type="submit" size="portal" isOff={isSaving}>
            {isSaving ? 'Saving...' : 'Save these'}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

interface ChoiceProps {
  conflict: Conflict;
  booking: Merge['booking'];
  isMine: boolean;
  onChoose: (isMine: boolean) => void;
}

function ConflictChoice({ conflict: { name, mine, theirs }, booking, isMine, onChoose }: ChoiceProps) {
  const group = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>{wordWithPlace(name, booking)}</legend>
      <label>
        <input type="radio" name={group} checked={!isMine} onChange={() => onChoose(false)} />
        <span>
          <strong>Theirs:</strong> {shown(name, theirs)}
        </span>
      </label>
      <label>
        <input type="radio" name={group} checked={isMine} onChange={() => onChoose(true)} />
        <span>
          <strong>Mine:</strong> {shown(name, mine)}
        </span>
      </label>
    </fieldset>
  );
}
