import type { ReportPeriod } from '../../../api/host/hostPayments';
import { readScope } from '../../../lib/tripScope';
import { useSearchInAddress } from '../../../lib/useSearchInAddress';
import { withSet } from '../../../lib/withSet';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const dayOf = (text: string | null) => (text && DAY.test(text) ? text : null);

const RULES = {
  read: (query: URLSearchParams): ReportPeriod => {
    const trip = readScope(query.get('trip'));
    return {
      trip: typeof trip === 'number' ? trip : null,
      from: dayOf(query.get('from')),
      to: dayOf(query.get('to')),
    };
  },
  write: (query: URLSearchParams, { trip, from, to }: ReportPeriod) =>
    withSet(query, { trip, from: dayOf(from), to: dayOf(to) }),
};

/** What the report is to be about, and what it is about: the address, which follows when somebody pauses. */
export function useReportPeriod() {
  const { search, settled, change } = useSearchInAddress(RULES);
  return { asked: search, period: settled, change };
}
