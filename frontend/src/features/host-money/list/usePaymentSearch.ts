import { useSearchParams } from 'react-router-dom';
import type { PaymentSearch } from '../../../api/host/hostPayments';
import { useTripScope } from '../../../lib/tripScope';
import { useHostTrip } from '../../../lib/useHostTrip';
import { withSet } from '../../../lib/withSet';
import { FILTER_NAMES } from '../parts/paymentWords';

type Status = PaymentSearch['status'];
interface Kept {
  q: string;
  status: Status;
  /** A column's id, `-` before it for downwards; null for the list's own order. */
  sort: string | null;
  /** The booking whose money is open. */
  booking: string | null;
  /** What a link starts: a dialog of that booking, or the reminders for all that are found. */
  act: Act | null;
}

const ACTS = ['refund', 'credit', 'record', 'access', 'remind'] as const;
type Act = (typeof ACTS)[number];

const isStatus = (text: string | null): text is Status => text !== null && text in FILTER_NAMES;

/** What the Payments tab keeps in the address, so that a link or a reload shows the same. */
export function usePaymentSearch() {
  const [query, setQuery] = useSearchParams();
  const trip = useHostTrip();
  const scope = useTripScope();
  const status = query.get('status');
  const kept: Kept = {
    // A space at its end is typed for the next word.
    q: (query.get('q') ?? '').trim(),
    status: isStatus(status) ? status : 'all',
    sort: query.get('sort'),
    booking: query.get('booking'),
    act: ACTS.find((act) => act === query.get('act')) ?? null,
  };
  const change = (changes: Partial<Kept>) =>
    setQuery(
      (before) => withSet(before, changes.status === 'all' ? { ...changes, status: null } : changes),
      // Opening a booking is a step one can go back from; typing is not.
      { replace: !('booking' in changes), preventScrollReset: true },
    );
  return { ...kept, trip, scope, change };
}
