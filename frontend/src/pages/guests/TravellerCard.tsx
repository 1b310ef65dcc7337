import { memo, type MouseEvent } from 'react';
import type { DirectoryPerson } from '../../api/guestArea';
import { Avatar } from '../../ui/Avatar';
import { Origin } from './Origin';
import { RoleMark } from './RoleMark';
import styles from './TravellerCard.module.css';

/** Of more interests a card tells how many. */
const SHOWN = 4;

interface Props {
  person: DirectoryPerson;
  /** The address with this person's card open; asked for when the card is drawn, and no oftener. */
  linkTo: (changes: { person: string }) => string;
  /** Opens it without leaving the site. */
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** One person as the others may see them; the name leads to the whole of it. */
export const TravellerCard = memo(function TravellerCard({ person, linkTo, onFollow }: Props) {
  const { firstName, about, interests, isHost } = person;
  const more = interests.length - SHOWN;
  return (
    <article>
      <Avatar
        initials={firstName.charAt(0).toUpperCase()}
        shadeOf={firstName}
        isHost={isHost}
        size="medium"
      />
      <h3>
        <a href={linkTo({ person: person.id })} onClick={onFollow} className={styles.name}>
          {firstName}
        </a>
        <RoleMark person={person} />
      </h3>
      <p className={styles.since}>
        <Origin person={person} />
      </p>
      {about && <p className={styles.about}>{about}</p>}
      {interests.length > 0 ? (
        <ul className={styles.interests} aria-label="Interests">
          {interests.slice(0, SHOWN).map((interest) => (
            <li key={interest}>{interest}</li>
          ))}
          {more > 0 && <li>{more} more</li>}
        </ul>
      ) : (
        <p className={styles.quiet}>{isHost ? 'Ask anything in the chat.' : 'No interests told yet.'}</p>
      )}
    </article>
  );
});
