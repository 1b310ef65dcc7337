import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { Button } from '../../../ui/Button';
import { buttonLook } from '../../../ui/buttonLook';
import { Choice } from '../../../ui/Choice';
import { PrintButton } from '../../../ui/PrintButton';
import { SearchField } from '../../../ui/form/SearchField';
import { Said } from '../../../ui/Said';
import styles from './PaymentsToolbar.module.css';
import { FILTER_NAMES, REMIND_ICON as RemindIcon } from '../parts/paymentWords';
import type { usePaymentSearch } from './usePaymentSearch';

const TYPED_FOR_MS = 250;
const ICON = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;

interface Props {
  search: ReturnType<typeof usePaymentSearch>;
  found: number;
  /** False while `found` is of the search before. */
  isSettled: boolean;
  /** How many of the rows are chosen; without any, all that were found are meant. */
  chosen: number;
  onRemind: () => void;
}

/** Search, filter, and what one does with the rows found. */
export function PaymentsToolbar({ search, found, isSettled, chosen, onRemind }: Props) {
  const { status, trip, change } = search;
  const remind = chosen > 0 ? `Send Payment Reminder to ${chosen}` : 'Send Payment Reminder';
  return (
    <div className={styles.bar}>
      <SearchBox q={search.q} onSearch={(q) => change({ q })} />
      <Choice
        label="Status"
        names={FILTER_NAMES}
        value={status}
        onChange={(next) => change({ status: next })}
        isSmall
      />
      <div className={styles.buttons}>
        <Button size="portal" disabled={found === 0} onClick={onRemind}>
          <RemindIcon {...ICON} />
          {remind}
        </Button>
        <Link to={paths.hostReport(trip === null ? {} : { trip })} className={buttonLook('quiet', 'portal')}>
          Financial report
        </Link>
        <PrintButton />
      </div>
      <Said about={`${status} ${search.q}`} isSettled={isSettled} className={styles.found}>
        {(found === 1 ? '1 booking' : `${found.toLocaleString('en-US')} bookings`) +
          (status !== 'all' || search.q ? ' found' : '')}
      </Said>
    </div>
  );
}

/** Writes the address a moment after the last key, so that each letter is no search of its own. */
function SearchBox({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const [typed, setTyped] = useState(q);
  const [known, setKnown] = useState(q);
  // The address changed from elsewhere: back, or another tab of the desk.
  if (q !== known) {
    setKnown(q);
    if (q !== typed.trim()) setTyped(q);
  }
  useEffect(() => {
    if (typed.trim() === q) return undefined;
    const timer = setTimeout(() => onSearch(typed.trim()), TYPED_FOR_MS);
    return () => clearTimeout(timer);
  });
  return (
    <div className={styles.search}>
      <SearchField
        label="Search payments"
        placeholder="Name, e-mail, trip or reference"
        value={typed}
        onChange={setTyped}
      />
    </div>
  );
}
