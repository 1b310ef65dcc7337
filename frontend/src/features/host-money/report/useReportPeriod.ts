import { useSearchParams } from 'react-router-dom';
import type { ReportPeriod } from '../../../api/host/hostPayments';
import { useHostTrip } from '../../../lib/useHostTrip';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const dayOf = (text: string | null) => (text && DAY.test(text) ? text : null);

/** What the report is about, as the address has it. */
export function useReportPeriod() {
  const [query, setQuery] = useSearchParams();
  const period: ReportPeriod = {
    trip: useHostTrip(),
    from: dayOf(query.get('from')),
    to: dayOf(query.get('to')),
  };
  const change = (changes: Partial<ReportPeriod>) =>
    setQuery(
      Object.entries({ ...period, ...changes }).flatMap(([name, value]) =>
        value === null ? [] : [[name, String(value)] as [string, string]],
      ),
      { replace: true, preventScrollReset: true },
    );
  return { period, change };
}
