import { Link } from '../../ui/Link';
import type { HostGuest } from '../../api/host/hostGuests';
import { mayOn, useHostMe } from '../../api/host/hostMe';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/Button';
import { buttonLook } from '../../ui/buttonLook';
import styles from './BulkBar.module.css';
import { mayKnowAmounts } from './guestAmounts';

interface Props {
  trip: number | null;
  chosen: readonly HostGuest[];
  /** How many of them the search hides. */
  hidden: number;
  onRemind: () => void;
  onExport: () => void;
  onClear: () => void;
}

/** An address names so many guests; more are written to by what is common to them. */
const MOST_NAMED = 200;

function messageTo(trip: number | null, chosen: readonly HostGuest[]): string {
  const names = chosen.length > MOST_NAMED ? undefined : chosen.map(({ id }) => id).join(',');
  return paths.hostDashboard({ tab: 'communications', trip: trip ?? undefined, to: names });
}

/** What can be done with all chosen guests at once. */
export function BulkBar({ trip, chosen, hidden, onRemind, onExport, onClear }: Props) {
  const me = useHostMe().data;
  const readers = chosen.filter(({ tripId }) => mayOn(me, tripId, 'messages'));
  const people = `${chosen.length} ${chosen.length === 1 ? 'guest' : 'guests'} selected`;
  return (
    <div className={styles.bar} data-shown={chosen.length > 0}>
      <output className={styles.count}>
        {chosen.length > 0 && `${people}${hidden > 0 ? `, ${hidden} of them not shown` : ''}`}
      </output>
      {chosen.length > 0 && (
        <>
          {chosen.some(mayKnowAmounts) && (
            <Button tone="quiet" size="portal" onClick={onRemind}>
              Remind
            </Button>
          )}
          {readers.length > 0 && (
            <Link className={buttonLook('quiet', 'portal')} to={messageTo(trip, readers)}>
              {readers.length > MOST_NAMED ? 'Message by facts' : 'Message'}
            </Link>
          )}
          <Button tone="quiet" size="portal" onClick={onExport}>
            Export selected
          </Button>
          <Button tone="quiet" size="portal" onClick={onClear}>
            Clear
          </Button>
        </>
      )}
    </div>
  );
}
