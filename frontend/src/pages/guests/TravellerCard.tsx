import type { DirectoryPerson } from '../../api/guestArea';
import { formatLongDay } from '../../lib/dates';
import { InitialsAvatar } from './InitialsAvatar';
import styles from './TravellerCard.module.css';

/** One person as the others may see them. */
export function TravellerCard({
  person: { firstName, interests, joinedOn, isHost, isYou },
}: {
  person: DirectoryPerson;
}) {
  return (
    <li className={styles.card} tabIndex={-1}>
      <div className={styles.head}>
        <InitialsAvatar name={firstName} isHost={isHost} />
        <div>
          <h3>
            {firstName}
            {isHost && <span className={styles.host}>Host</span>}
            {isYou && <span className={styles.you}>You</span>}
          </h3>
          <p className={styles.since}>
            {joinedOn ? (
              <>
                Joined <time dateTime={joinedOn}>{formatLongDay(joinedOn)}</time>
              </>
            ) : (
              'Hosts this trip'
            )}
          </p>
        </div>
      </div>
      {interests.length > 0 ? (
        <ul className={styles.interests} aria-label="Interests">
          {interests.map((interest) => (
            <li key={interest}>{interest}</li>
          ))}
        </ul>
      ) : (
        <p className={styles.quiet}>{isHost ? 'Ask anything in the chat.' : 'No interests told yet.'}</p>
      )}
    </li>
  );
}
