import { Link } from 'react-router-dom';
import type { BoardTraveller } from '../../api/hostDocuments';
import { dayIn, formatDay } from '../../lib/dates';
import { paths } from '../../lib/paths';
import { Panel } from '../../ui/Panel';
import styles from './documents.module.css';
import { KINDS } from './paperLooks';
import { ReviewPaper } from './ReviewPaper';

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The papers that wait for a host, the longest first. */
export function ReviewQueue({ travellers }: { travellers: readonly BoardTraveller[] }) {
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
              {`${traveller.tripTitle}, handed in ${formatDay(dayIn(ownZone(), new Date(document.handedInAt)))}`}
            </p>
            <ReviewPaper bookingId={traveller.bookingId} document={document} name={traveller.name} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
