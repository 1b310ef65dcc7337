import { useDeferredValue, useState } from 'react';
import { sentenceOf } from '../../api/errors';
import type { TripScope } from '../../lib/tripScope';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { SearchField } from '../../ui/form/SearchField';
import { ErrorNote } from '../../ui/ErrorNote';
import type { HostAction, Picked } from './actions';
import styles from './GuestPicker.module.css';
import { type Person, usePeople } from './usePeople';

const SHOWN = 30;

interface Props {
  action: HostAction;
  scope: TripScope;
  onPick: (row: Picked) => void;
  onClose: () => void;
}

/** Finds the guest an act is about, by name, mail address, trip or reference. */
export function GuestPicker({ action, scope, onPick, onClose }: Props) {
  const [text, setText] = useState('');
  const q = useDeferredValue(text.trim());
  const { found, people, error, retry } = usePeople(action, scope, q);
  const title = `${action.title}: choose a guest`;

  return (
    <Dialog label={title} onClose={onClose} className={styles.dialog}>
      <div className={styles.picker}>
        <h2 className={styles.title}>{title}</h2>
        <SearchField
          label={action.of ? 'Name, e-mail, trip or reference' : 'Name, e-mail or trip'}
          value={text}
          onChange={setText}
        />
        {error && <ErrorNote onRetry={retry}>{sentenceOf(error)}</ErrorNote>}
        <ul className={styles.list}>
          {people.slice(0, SHOWN).map((person) => (
            <li key={person.guestId}>
              <PersonButton person={person} onPick={onPick} />
            </li>
          ))}
        </ul>
        <div className={styles.foot}>
          <output className={styles.aside}>
            {found !== undefined && found > SHOWN && (
              <span>{`${SHOWN} of ${found} shown: type to find others.`}</span>
            )}
            {found === undefined && !error && <span>Looking who there is...</span>}
            {found === 0 && <span>Nobody found.</span>}
          </output>
          <Button tone="quiet" size="portal" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface PersonProps {
  person: Person;
  onPick: (row: Picked) => void;
}

function PersonButton({ person, onPick }: PersonProps) {
  const { name, about, aside } = person;
  return (
    <button type="button" className={styles.person} onClick={() => onPick(person)}>
      <span>
        <strong>{name}</strong>
        <span className={styles.aside}>{about}</span>
      </span>
      {aside && <span className={styles.aside}>{aside}</span>}
    </button>
  );
}
