import { Search } from 'lucide-react';
import { Choice } from '../../ui/Choice';
import type { DirectorySearch } from './search.rules';
import styles from './SearchBar.module.css';

interface Props {
  interests: readonly string[];
  search: DirectorySearch;
  onChange: (changes: Partial<DirectorySearch>) => void;
}

const WHO_NAMES = { '': 'Everybody', shared: 'Who likes what I like', hosts: 'Hosts' } as const;
const ORDER_NAMES = { '': 'As they came', newest: 'Newest first', name: 'By name' } as const;

/** Finds people by name, interest or home town while one types, narrows them down, and puts them in order. */
export function SearchBar({ interests, search, onChange }: Props) {
  const likes = Object.fromEntries([['', 'Anything'], ...interests.map((interest) => [interest, interest])]);
  return (
    <fieldset className={styles.bar}>
      <legend className="visually-hidden">Search the group</legend>
      <div className={styles.field}>
        <label htmlFor="directory-text">Name, interest or town</label>
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
      <Choice
        label="Likes"
        names={likes}
        value={search.interest}
        onChange={(interest) => onChange({ interest })}
      />
      <Choice label="Who" names={WHO_NAMES} value={search.who} onChange={(who) => onChange({ who })} />
      <Choice
        label="Order"
        names={ORDER_NAMES}
        value={search.order}
        onChange={(order) => onChange({ order })}
      />
    </fieldset>
  );
}
