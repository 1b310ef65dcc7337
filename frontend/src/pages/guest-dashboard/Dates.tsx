import { useGuestDates } from '../../api/guestDates';
import { Panel } from '../../features/booking/frame/Panel';
import { ImportantDates } from '../../features/important-dates/ImportantDates';

/** So many are enough for a glance; the others are folded. */
const SHOWN = 4;

/** The next days to remember; nothing where there are none, and none of it is worth an error here. */
export function Dates() {
  const { data: dates } = useGuestDates();
  if (!dates || dates.dates.length === 0) return null;
  return (
    <Panel title="Important dates">
      <ImportantDates dates={dates} most={SHOWN} />
    </Panel>
  );
}
