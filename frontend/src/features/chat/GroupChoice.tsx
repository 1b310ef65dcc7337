import { sentenceOf } from '../../api/errors';
import { useChooseTrip } from '../../api/voyages';
import { tripOf } from '../../lib/tripNames';
import { toastError } from '../../ui/toast';
import styles from './GroupChoice.module.css';
import type { Groups } from './useGroups';

interface Props {
  groups: Groups;
  onChosen: () => void;
}

/** With which of their groups somebody talks: all their pages are about its trip then. */
export function GroupChoice({ groups, onChosen }: Props) {
  const { mutate, isPending } = useChooseTrip();
  const choose = (value: string) =>
    mutate(tripOf(value), {
      onSuccess: onChosen,
      onError: (error) =>
        toastError({ title: 'You are still in this group', description: sentenceOf(error) }),
    });
  return (
    <select
      className={styles.choice}
      aria-label="Group"
      value={groups.here}
      disabled={isPending}
      onChange={({ target }) => choose(target.value)}
    >
      {Object.entries(groups.names).map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  );
}
