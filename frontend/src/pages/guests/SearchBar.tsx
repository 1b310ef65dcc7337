import { Search } from 'lucide-react';
import type { DirectoryPerson } from '../../api/guestArea';
import { type DirectorySearch, interestsOf } from './search.rules';
import styles from './SearchBar.module.css';

interface Props {
  people: readonly DirectoryPerson[];
  search: DirectorySearch;
  onChange: (changes: Partial<DirectorySearch>) => void;
}

/** Finds people by name or interest while one types. */
export function SearchBar({ people, search, onChange }: Props) {
  const interests = interestsOf(people);
  return (
    <fieldset className={styles.bar}>
      <legend className="visually-hidden">Search the group</legend>
      <div className={styles.field}>
        <label htmlFor="directory-text">Name or interest</label>
        <span className={styles.box}>
          <Search aria-hidden="true" size={20} strokeWidth={1.75} />
          <input
            id="directory-text"
            type="search"
            autoComplete="off"
            spellCheck={false}
            value={search.text}
            onChange={({ target }) => onChange({ text: target.value })}
          />
        </span>
      </div>
      <div className={styles.field}>
        <label htmlFor="directory-interest">Likes</label>
        <select
          id="directory-interest"
          value={interests.includes(search.interest) ? search.interest : ''}
          onChange={({ target }) => onChange({ interest: target.value })}
        >
          <option value="">Anything</option>
          {interests.map((interest) => (
            <option key={interest}>{interest}</option>
          ))}
        </select>
      </div>
    </fieldset>
  );
}
