import { MessagesSquare } from 'lucide-react';
import { Link } from '../../ui/Link';
import { mentionInDraft } from '../../api/device/chatDraft';
import { type DirectoryPerson, useDirectory } from '../../api/guestArea';
import { useSession } from '../../api/session';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { MuteSwitch } from './MuteSwitch';
import styles from './PersonDialog.module.css';

/**
 * What one can do about a person: say hello, not hear of them any more, or tell the hosts; about oneself: see to what the
 * others read.
 */
export function PersonActions({ person }: { person: DirectoryPerson }) {
  const { firstName, isYou, hasAccount } = person;
  const { user } = useSession();
  const { data: group } = useDirectory();
  if (isYou) {
    return (
      <div className={styles.actions}>
        <p>This is how the others see you.</p>
        {user?.role === 'guest' && <ButtonLink to={paths.guestProfile()}>Your profile</ButtonLink>}
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      <ButtonLink
        to={paths.chat()}
        state={{ isWriting: true }}
        onClick={() => user && group && mentionInDraft({ userId: user.id, tripId: group.tripId }, firstName)}
      >
        <MessagesSquare aria-hidden="true" size={20} strokeWidth={1.75} />
        Greet {firstName} in the chat
      </ButtonLink>
      {hasAccount && <MuteSwitch person={person} />}
      <p className={styles.quiet}>
        Something not right? <Link to={paths.contact(undefined, group?.tripId)}>Tell the hosts</Link>, and
        nobody of the group hears of it.
      </p>
    </div>
  );
}
