import { Link } from '../../ui/Link';
import { useChecklist } from '../../api/records';
import { Panel } from '../../features/booking/frame/Panel';
import { Checklist } from '../../features/checklist/Checklist';
import { ChecklistProgress } from '../../features/checklist/ChecklistProgress';
import { paths } from '../../lib/paths';

/** So many open things are enough for a glance; the profile has them all. */
const SHOWN = 3;

/** What is to be done next before sailing; nothing where there is nothing to do, and none of it is worth an error here. */
export function NextSteps() {
  const { data: checklist } = useChecklist();
  if (!checklist || checklist.items.length === 0) return null;
  const open = checklist.items.filter(({ state }) => state !== 'done').slice(0, SHOWN);
  return (
    <Panel title="Before we sail" action={<Link to={paths.guestProfile()}>See all</Link>}>
      <ChecklistProgress checklist={checklist} />
      {open.length > 0 && <Checklist items={open} />}
    </Panel>
  );
}
