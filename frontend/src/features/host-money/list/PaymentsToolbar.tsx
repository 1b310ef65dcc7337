import { Link } from '../../../ui/Link';
import { hostPaths } from '../../../lib/hostPaths';
import { useChosenAtOnce } from '../../../lib/useChosenAtOnce';
import { useSearchInAddress } from '../../../lib/useSearchInAddress';
import { withSet } from '../../../lib/withSet';
import { Button } from '../../../ui/Button';
import { buttonLook } from '../../../ui/buttonLook';
import { Choice } from '../../../ui/Choice';
import { PrintButton } from '../../../ui/PrintButton';
import { SearchField } from '../../../ui/form/SearchField';
import { Said } from '../../../ui/Said';
import styles from './PaymentsToolbar.module.css';
import { FILTER_NAMES, REMIND_ICON as RemindIcon } from '../parts/paymentWords';
import type { usePaymentSearch } from './usePaymentSearch';

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
  const [shownStatus, chooseStatus] = useChosenAtOnce(status, (next) => change({ status: next }));
  const remind = chosen > 0 ? `Send Payment Reminder to ${chosen}` : 'Send Payment Reminder';
  return (
    <div className={styles.bar}>
      <SearchBox />
      <Choice label="Status" names={FILTER_NAMES} value={shownStatus} onChange={chooseStatus} isSmall />
      <div className={styles.buttons}>
        <Button size="portal" disabled={found === 0} onClick={onRemind}>
          <RemindIcon {...ICON} />
          {remind}
        </Button>
        <Link to={hostPaths.report(trip === null ? {} : { trip })} className={buttonLook('quiet', 'portal')}>
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

const WORDS = {
  read: (query: URLSearchParams) => ({ q: query.get('q') ?? '' }),
  write: (query: URLSearchParams, { q }: { q: string }) => withSet(query, { q }),
};

function SearchBox() {
  const { search, change } = useSearchInAddress(WORDS);
  return (
    <div className={styles.search}>
      <SearchField
        label="Search payments"
        placeholder="Name, e-mail, trip or reference"
        value={search.q}
        onChange={(q) => change({ q })}
      />
    </div>
  );
}
