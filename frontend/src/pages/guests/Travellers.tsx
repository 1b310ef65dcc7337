import type { DirectoryPerson } from '../../api/guestArea';
import { Button } from '../../ui/Button';
import { countWords, searchPeople } from './search.rules';
import { SearchBar } from './SearchBar';
import { TravellerList } from './TravellerList';
import styles from './Travellers.module.css';
import { useDirectorySearch } from './useDirectorySearch';

/** The people of the trip, and the search among them. */
export function Travellers({ people }: { people: readonly DirectoryPerson[] }) {
  const { search, change, clear } = useDirectorySearch();
  const found = searchPeople(people, search);
  const isSearching = search.text !== '' || search.interest !== '';

  return (
    <section aria-labelledby="travellers">
      <h2 id="travellers" className={styles.title}>
        Meet the group
      </h2>
      <SearchBar people={people} search={search} onChange={change} />
      <div className={styles.result}>
        <output>{countWords(found.length, people.length)}</output>
        {isSearching && found.length > 0 && (
          <Button tone="quiet" size="portal" onClick={clear}>
            Clear
          </Button>
        )}
      </div>
      {found.length > 0 ? (
        <TravellerList key={`${search.text}/${search.interest}`} people={found} />
      ) : (
        <div className={styles.none}>
          <p>Nobody in the group fits this search yet.</p>
          <Button tone="quiet" size="portal" onClick={clear}>
            Clear
          </Button>
        </div>
      )}
    </section>
  );
}
