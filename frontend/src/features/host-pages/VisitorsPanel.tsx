import { Link } from '../../ui/Link';
import type { PageVersion } from '../../../../backend/contracts/trip-pages';
import {
  useHostCabins,
  useHostFront,
  useHostGroup,
  useHostGuide,
  useHostPlan,
  useHostShip,
} from '../../api/host/hostTripPages';
import { type HostQuestions, useHostQuestions } from '../../api/host/hostQuestions';
import { type HostWaiver, useWaiverSource } from '../../api/host/hostWaiver';
import { hostPaths } from '../../lib/hostPaths';
import { formatFullDay } from '../../lib/time/dates';
import { formatOwnTime } from '../../lib/time/ownTime';
import { Panel } from '../../ui/Panel';
import { Skeleton } from '../../ui/Skeleton';
import styles from './VisitorsPanel.module.css';

const NOTHING = 'Not written yet';
const STOCK = "The site's own, true of any cruise";

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

interface Asked<Part> {
  data: Part | undefined;
  isError: boolean;
}

/** How much there is of a part, and since when; null while it is not known. */
function lineOf<Part extends { version: number; versions: readonly PageVersion[] }>(
  { data, isError }: Asked<Part>,
  amountOf: (part: Part) => string,
  unwritten: string,
): string | null {
  if (!data) return isError ? '' : null;
  const [last] = data.versions;
  if (data.version === 0) return unwritten;
  return last ? `${amountOf(data)}, saved ${formatOwnTime(last.savedAt)}` : amountOf(data);
}

/** How much its travellers are asked; null while it is not known. */
function questionsLine({ data, isError }: Asked<HostQuestions>): string | null {
  if (!data) return isError ? '' : null;
  return data.questions.length > 0 ? counted(data.questions.length, 'question') : 'Nothing is asked';
}

/** Whose words its travellers sign; null while it is not known. */
function waiverLine({ data, isError }: Asked<HostWaiver>): string | null {
  if (!data) return isError ? '' : null;
  return data.isOwn ? `Its own words, since ${formatFullDay(data.inForceSince)}` : STOCK;
}

interface Entry {
  to: string;
  name: string;
  line: string | null;
}

/** The ways to what visitors and guests see of a trip, each with how it stands. */
export function VisitorsPanel({ tripId }: { tripId: number }) {
  const [front, plan] = [useHostFront(tripId), useHostPlan(tripId)];
  const [ship, cabins] = [useHostShip(tripId), useHostCabins(tripId)];
  const [guide, group] = [useHostGuide(tripId), useHostGroup(tripId)];
  const [questions, waiver] = [useHostQuestions(tripId), useWaiverSource(tripId)];
  const entries: Entry[] = [
    {
      to: hostPaths.tripFront(tripId),
      name: 'Home page',
      line: lineOf(front, ({ slides }) => counted(slides.length, 'slide'), NOTHING),
    },
    {
      to: hostPaths.tripPlan(tripId),
      name: 'Day-by-day plan',
      line: lineOf(plan, ({ days }) => counted(days.length, 'day'), NOTHING),
    },
    {
      to: hostPaths.tripShip(tripId),
      name: "Ship's page",
      line: lineOf(ship, ({ reasons }) => counted(reasons.length, 'highlight'), STOCK),
    },
    {
      to: hostPaths.tripCabins(tripId),
      name: 'Pictures of the cabins',
      line: lineOf(cabins, () => 'Two of each kind', STOCK),
    },
    {
      to: hostPaths.tripGuide(tripId),
      name: 'Preparation guide',
      line: lineOf(
        guide,
        ({ packing }) =>
          counted(packing.flatMap(({ items }) => items).length, 'thing to pack', 'things to pack'),
        STOCK,
      ),
    },
    {
      to: hostPaths.tripGroup(tripId),
      name: 'Pictures of the group',
      line: lineOf(
        group,
        ({ adventures, activities }) => counted(adventures.length + activities.length, 'picture'),
        STOCK,
      ),
    },
    {
      to: hostPaths.tripQuestions(tripId),
      name: 'Questions to travellers',
      line: questionsLine(questions),
    },
    {
      to: hostPaths.tripWaiver(tripId),
      name: 'Waiver',
      line: waiverLine(waiver),
    },
  ];
  return (
    <Panel title="What visitors and guests see">
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
