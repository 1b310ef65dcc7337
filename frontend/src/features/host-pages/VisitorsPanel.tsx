import { Link } from 'react-router-dom';
import type { PageVersion } from '../../../../backend/contracts/trip-pages';
import { useHostFront, useHostPlan } from '../../api/host/hostTripPages';
import { paths } from '../../lib/paths';
import { formatOwnTime } from '../../lib/time/ownTime';
import { Panel } from '../../ui/Panel';
import { Skeleton } from '../../ui/Skeleton';
import styles from './VisitorsPanel.module.css';

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

/** How much there is of a part, and since when; null while it is not known. */
function lineOf(
  part: { version: number; versions: readonly PageVersion[] } | undefined,
  isMissing: boolean,
  count: () => string,
): string | null {
  if (!part) return isMissing ? '' : null;
  const [last] = part.versions;
  if (part.version === 0) return 'Not written yet';
  return last ? `${count()}, saved ${formatOwnTime(last.savedAt)}` : count();
}

interface Entry {
  to: string;
  name: string;
  line: string | null;
}

/** The ways to what visitors see of a trip, each with how it stands. */
export function VisitorsPanel({ tripId }: { tripId: number }) {
  const plan = useHostPlan(tripId);
  const front = useHostFront(tripId);
  const entries: Entry[] = [
    {
      to: paths.hostTripFront(tripId),
      name: 'Home page',
      line: lineOf(front.data, front.isError, () => counted(front.data?.slides.length ?? 0, 'slide')),
    },
    {
      to: paths.hostTripPlan(tripId),
      name: 'Day-by-day plan',
      line: lineOf(plan.data, plan.isError, () => counted(plan.data?.days.length ?? 0, 'day')),
    },
  ];
  return (
    <Panel title="What visitors see">
      <ul className={styles.entries}>
        {entries.map(({ to, name, line }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>{' '}
            <span className={styles.line}>{line ?? <Skeleton width="14ch" />}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
