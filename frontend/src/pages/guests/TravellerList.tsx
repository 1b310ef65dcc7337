import { useEffect, useRef, useState } from 'react';
import type { DirectoryPerson } from '../../api/guestArea';
import { Button } from '../../ui/Button';
import { TravellerCard } from './TravellerCard';
import styles from './TravellerList.module.css';

const FIRST = 6;
const MORE = 24;

/** Six people at first, and more on demand: a group may be a thousand. */
export function TravellerList({ people }: { people: readonly DirectoryPerson[] }) {
  const [shown, setShown] = useState(FIRST);
  const list = useRef<HTMLUListElement>(null);
  const previous = useRef(FIRST);

  useEffect(() => {
    if (shown === previous.current) return;
    // The button may be gone: who pressed it goes on at the first of the new cards.
    const first = list.current?.children[previous.current];
    if (first instanceof HTMLElement) first.focus();
    previous.current = shown;
  }, [shown]);

  const next = Math.min(MORE, people.length - shown);
  return (
    <>
      <ul ref={list} className={styles.list}>
        {people.slice(0, shown).map((person, index) => (
          // The list only grows at its end, and two may share all that is known here.
          <TravellerCard key={index} person={person} />
        ))}
      </ul>
      {next > 0 && (
        <div className={styles.more}>
          <Button tone="quiet" size="portal" onClick={() => setShown(shown + next)}>
            Show {next} more
          </Button>
        </div>
      )}
    </>
  );
}
