import { Link } from '../../ui/Link';
import type { BoardTraveller } from '../../api/host/hostDocuments';
import { useHostMe, useTripName } from '../../api/host/hostMe';
import { formatFullDay } from '../../lib/time/dates';
import { dayIn } from '../../lib/time/zoned';
import { zoneOf } from '../../lib/meantTrip';
import { hostPaths } from '../../lib/hostPaths';
import { Button } from '../../ui/Button';
import { Panel } from '../../ui/Panel';
import styles from './documents.module.css';
import { KINDS } from './paperLooks';
import type { QueuedPaper } from './queue.rules';
import { ReviewPaper } from './ReviewPaper';
import { useQueue } from './useQueue';

/** The papers that wait for a host, the longest first; who is decided about stays in place until put away. */
export function ReviewQueue({ travellers }: { travellers: readonly BoardTraveller[] }) {
  const { papers, putAway } = useQueue(travellers);
  const isOver = ({ document, isGone }: QueuedPaper) => isGone || document.status !== 'pending';

  return (
    <Panel
      title="To review"
      mark={
        papers.some(isOver) && (
          <Button tone="quiet" size="portal" onClick={putAway}>
            Hide what is decided
          </Button>
        )
      }
      empty={papers.length === 0 ? 'Nothing waits. What guests hand in appears here.' : null}
    >
      <ul className={styles.papers}>
        {papers.map((paper) => (
          <QueuedRow key={paper.document.id} paper={paper} />
        ))}
      </ul>
    </Panel>
  );
}

function QueuedRow({ paper: { traveller, document, isGone } }: { paper: QueuedPaper }) {
  const trips = useHostMe().data?.trips ?? [];
  const tripName = useTripName()(traveller.tripId, traveller.tripTitle);
  const handedInOn = formatFullDay(dayIn(zoneOf(trips, traveller.tripId), new Date(document.handedInAt)));
  return (
    <li className={styles.paper}>
      <p className={styles.what}>
        <Link to={hostPaths.booking(traveller.bookingId)}>{traveller.name}</Link>
        {KINDS[document.kind]}
      </p>
      <p className={styles.muted}>{`${tripName}, handed in ${handedInOn}`}</p>
      {isGone ? (
        <p className={`${styles.acts} ${styles.muted}`}>Taken back or replaced by the guest</p>
      ) : (
        <ReviewPaper bookingId={traveller.bookingId} document={document} name={traveller.name} />
      )}
    </li>
  );
}
