import { Link } from 'react-router-dom';
import type { BoardTraveller } from '../../api/hostDocuments';
import { useHostMe } from '../../api/hostMe';
import { dayIn, formatDay } from '../../lib/dates';
import { zoneOf } from '../../lib/meantTrip';
import { paths } from '../../lib/paths';
import { Panel } from '../../ui/Panel';
import styles from './documents.module.css';
import { KINDS } from './paperLooks';
import { ReviewPaper } from './ReviewPaper';

/** The papers that wait for a host, the longest first. */
export function ReviewQueue({ travellers }: { travellers: readonly BoardTraveller[] }) {
  const trips = useHostMe().data?.trips ?? [];
  const dayOf = (tripId: number, instant: string) =>
    formatDay(dayIn(zoneOf(trips, tripId), new Date(instant)));
  const waiting = travellers
    .flatMap((traveller) => traveller.waiting.map((document) => ({ traveller, document })))
    .toSorted((a, b) => a.document.handedInAt.localeCompare(b.document.handedInAt));

  return (
    <Panel
      title="To review"
      empty={waiting.length === 0 ? 'Nothing waits. What guests hand in appears here.' : null}
    >
      <ul className={styles.papers}>
        {waiting.map(({ traveller, document }) => (
          <li key={document.id} className={styles.paper}>
            <p className={styles.what}>
              <Link to={paths.hostBooking(traveller.bookingId)}>{traveller.name}</Link>
              {KINDS[document.kind]}
            </p>
            <p className={styles.muted}>
              {`${traveller.tripTitle}, handed in ${dayOf(traveller.tripId, document.handedInAt)}`}
            </p>
            <ReviewPaper bookingId={traveller.bookingId} document={document} name={traveller.name} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
