import type { ReactNode } from 'react';
import { Choice } from '../../ui/Choice';
import { SearchField } from '../../ui/form/SearchField';
import styles from './GuestFilters.module.css';
import type { GuestSearch } from './guestSearch.rules';

const STATUS_NAMES = {
  '': 'All',
  confirmed: 'Confirmed',
  pending_payment: 'Pending payment',
  cancelled: 'Cancelled',
  waitlist: 'Waitlist',
} as const;

interface Props {
  search: GuestSearch;
  onChange: (changes: Partial<GuestSearch>) => void;
  /** How many are found. */
  found: ReactNode;
  /** What can be done beside: export, import, add. */
  children: ReactNode;
}

/** Finds guests while one types, and narrows them down. */
export function GuestFilters({ search, onChange, found, children }: Props) {
  return (
    <div className={styles.bar}>
      <div className={styles.search}>
        <SearchField
          label="Search by name, e-mail or trip"
          value={search.text}
          onChange={(text) => onChange({ text })}
        />
      </div>
      <div className={styles.status}>
        <Choice
          isSmall
          label="Status"
          names={STATUS_NAMES}
          value={search.status}
          onChange={(status) => onChange({ status })}
        />
      </div>
      <div className={styles.acts}>{children}</div>
      <div className={styles.found}>{found}</div>
    </div>
  );
}
