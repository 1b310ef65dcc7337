import { X } from 'lucide-react';
import { Link } from '../../ui/Link';
import type { DirectoryPerson } from '../../api/guestArea';
import { inARow } from '../../lib/inARow';
import { paths } from '../../lib/paths';
import { Avatar } from '../../ui/Avatar';
import { useCloseBeside, useModal } from '../../ui/useModal';
import { Origin } from './Origin';
import { PersonActions } from './PersonActions';
import styles from './PersonDialog.module.css';
import { RoleMark } from './RoleMark';
import { sharedInterests } from './search.rules';

interface Props {
  person: DirectoryPerson;
  /** Who looks; hosts of another trip and the like stand on no list. */
  you: DirectoryPerson | undefined;
  onClose: () => void;
}

/** All that somebody shows of themselves, what the two have in common, and the way to say hello. */
export function PersonDialog({ person, you, onClose }: Props) {
  const dialog = useModal();
  const closeBeside = useCloseBeside(dialog);
  const { firstName, about, interests, isHost, isYou } = person;
  const shared = you && !isYou ? sharedInterests(person, you) : [];

  return (
    // A press beside the card closes it; by keyboard Esc and the button do.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="person-name"
      onClose={onClose}
      {...closeBeside}
    >
      <div className={styles.body}>
        <button
          type="button"
          className={styles.close}
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <X aria-hidden="true" size={24} strokeWidth={1.75} />
        </button>
        <Avatar
          initials={firstName.charAt(0).toUpperCase()}
          shadeOf={firstName}
          isHost={isHost}
          size="large"
        />
        <h2 id="person-name" className={styles.name}>
          {firstName}
          <RoleMark person={person} />
        </h2>
        <p className={styles.since}>
          <Origin person={person} />
        </p>
        {about && <p className={styles.about}>{about}</p>}
        {shared.length > 0 && (
          <p className={styles.shared}>
            You both like <strong>{inARow(shared)}</strong>.
          </p>
        )}
        {interests.length > 0 && (
          <ul className={styles.interests} aria-label="Interests: find who else likes it">
            {interests.map((interest) => (
              <li key={interest}>
                <Link to={paths.guests({ interest })} replace>
                  {interest}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <PersonActions person={person} />
      </div>
    </dialog>
  );
}
