import { Link } from '../../ui/Link';
import { type ChecklistItem, useChecklist } from '../../api/records';
import { Panel } from '../../features/booking/frame/Panel';
import { Checklist } from '../../features/checklist/Checklist';
import { ChecklistProgress } from '../../features/checklist/ChecklistProgress';
import { paths } from '../../lib/paths';

/** So many open things are enough for a glance; the profile has them all. */
const SHOWN = 3;

/** What hosts asked anew comes first: nobody looks for it who knew of everything. */
const newFirst = (a: ChecklistItem, b: ChecklistItem) =>
  Number(b.askedAnewOn !== null) - Number(a.askedAnewOn !== null);

/** What is to be done next before sailing; nothing where there is nothing to do, and none of it is worth an error here. */
export function NextSteps() {
  const { data: checklist } = useChecklist();
  if (!checklist || checklist.items.length === 0) return null;
  const open = checklist.items.filter(({ state }) => state !== 'done');
  const shown = open.toSorted(newFirst).slice(0, SHOWN);
  return (
    <Panel title="Before we sail" action={<Link to={paths.guestProfile()}>See all</Link>}>
      <ChecklistProgress checklist={checklist} />
      {shown.length > 0 && <Checklist items={shown} of={checklist} />}
      {checklist.boardingCodes.length > 0 && (
        <p>
          <Link to={paths.guestProfile('check-in')}>
            {checklist.boardingCodes.length === 1 ? 'Show your boarding code' : 'Show your boarding codes'}
          </Link>
        </p>
      )}
    </Panel>
  );
}
