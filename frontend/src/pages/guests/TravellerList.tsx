import { memo, useState } from 'react';
import type { DirectoryPerson } from '../../api/guestArea';
import { formatCount } from '../../lib/numbers';
import { useFollow } from '../../lib/browser/useFollow';
import { ButtonLink } from '../../ui/ButtonLink';
import { TravellerCard } from './TravellerCard';
import card from './TravellerCard.module.css';
import styles from './TravellerList.module.css';
import { FROM_LIST } from './useOpenPerson';
import { WholeList } from './WholeList';

const FIRST = 6;

/** How many stand at first: six travellers, and the hosts before them. */
function countAtFirst(people: readonly DirectoryPerson[]): number {
  const last = people.filter(({ isHost }) => !isHost)[FIRST - 1];
  return last ? people.indexOf(last) + 1 : people.length;
}

interface Props {
  people: readonly DirectoryPerson[];
  isWhole: boolean;
  linkTo: (changes: Record<string, string | undefined>) => string;
}

/** Six travellers and the hosts at first, and everybody on demand: a group may be a thousand. */
export const TravellerList = memo(function TravellerList({ people, isWhole, linkTo }: Props) {
  const [wasAsked, setAsked] = useState(false);
  const onFollow = useFollow(FROM_LIST);
  const first = countAtFirst(people);
  if (isWhole) {
    // Who pressed for more goes on at the first of the new cards: what was pressed is gone.
    const focusAt = wasAsked ? first : undefined;
    return <WholeList people={people} linkTo={linkTo} onFollow={onFollow} focusAt={focusAt} />;
  }
  return (
    <>
      <ul className={styles.list}>
        {people.slice(0, first).map((person) => (
          <li key={person.id} className={card.card}>
            <TravellerCard person={person} linkTo={linkTo} onFollow={onFollow} />
          </li>
        ))}
      </ul>
      {people.length > first && (
        <div className={styles.more}>
          <ButtonLink tone="quiet" size="portal" to={linkTo({ all: 'yes' })} onClick={() => setAsked(true)}>
            Show all {formatCount(people.length)}
          </ButtonLink>
        </div>
      )}
    </>
  );
});
