import { useMemo } from 'react';
import type { DirectoryPerson } from '../../api/guestArea';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Said } from '../../ui/Said';
import { useFocusStays } from '../../ui/useFocusStays';
import { PersonDialog } from './PersonDialog';
import { countWords, findable, interestsOf, searchPeople } from './search.rules';
import { SearchBar } from './SearchBar';
import { TravellerList } from './TravellerList';
import styles from './Travellers.module.css';
import { useDirectorySearch } from './useDirectorySearch';
import { useOpenPerson } from './useOpenPerson';

/** The people of the trip, the search among them, and the one whose card is open. */
export function Travellers({ people }: { people: readonly DirectoryPerson[] }) {
  const { search, isSearching, isWhole, change, clear, linkTo } = useDirectorySearch();
  const { person, close } = useOpenPerson(people);
  const place = useFocusStays<HTMLElement>();
  const all = useMemo(() => findable(people), [people]);
  const interests = useMemo(() => interestsOf(people), [people]);
  const { text, interest, who, order } = search;
  const found = useMemo(
    () => searchPeople(all, { text, interest, who, order }),
    [all, text, interest, who, order],
  );

  return (
    <section ref={place} aria-labelledby="travellers">
      <h2 id="travellers" className={styles.title}>
        Meet the group
      </h2>
      <SearchBar interests={interests} search={search} onChange={change} />
      <div className={styles.result}>
        <Said about={JSON.stringify([text, interest, who])}>{countWords(found.length, people.length)}</Said>
        {isSearching && found.length > 0 && (
          <Button tone="quiet" size="portal" onClick={clear}>
            Clear
          </Button>
        )}
        {isWhole && (
          <ButtonLink tone="quiet" size="portal" to={linkTo({ all: undefined })}>
            Show fewer
          </ButtonLink>
        )}
      </div>
      {found.length > 0 ? (
        <TravellerList people={found} isWhole={isWhole} linkTo={linkTo} />
      ) : (
        <div className={styles.none}>
          <p>Nobody in the group fits this search yet.</p>
          <Button tone="quiet" size="portal" onClick={clear}>
            Clear
          </Button>
        </div>
      )}
      {person && (
        <PersonDialog
          key={person.id}
          person={person}
          you={people.find(({ isYou }) => isYou)}
          onClose={close}
        />
      )}
    </section>
  );
}
