import { useEffect, useRef } from 'react';
import { sentenceOf } from '../../api/errors';
import { useChooseTrip } from '../../api/chosenTrip';
import { tripOf } from '../../lib/tripNames';
import { toastError } from '../../ui/toast';
import styles from './GroupChoice.module.css';
import type { Groups } from './useGroups';

interface Props {
  groups: Groups;
  /** Whether one has come here by this very choice: the focus is still on it. */
  wasChosen: boolean;
  onChosen: () => void;
}

/** With which of their groups somebody talks: all their pages are about its trip then. */
export function GroupChoice({ groups, wasChosen, onChosen }: Props) {
  const { mutate, isPending } = useChooseTrip();
  const place = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (wasChosen) place.current?.focus();
  }, [wasChosen]);
  const choose = (value: string) =>
    mutate(tripOf(value), {
      onSuccess: onChosen,
      onError: (error) =>
        toastError({ title: 'You are still in this group', description: sentenceOf(error) }),
    });
  return (
    <select
      ref={place}
      className={styles.choice}
      aria-label="Group"
      value={groups.here}
      disabled={isPending}
      onChange={({ target }) => choose(target.value)}
    >
      <Options names={groups.current} />
      {Object.keys(groups.over).length > 0 && (
        <optgroup label="Over">
          <Options names={groups.over} />
        </optgroup>
      )}
    </select>
  );
}

function Options({ names }: { names: Record<string, string> }) {
  return Object.entries(names).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
}
