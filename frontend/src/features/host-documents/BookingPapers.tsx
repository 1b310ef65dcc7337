import type { HostBooking } from '../../api/hostBooking';
import { useHostMe } from '../../api/hostMe';
import { Panel } from '../../ui/Panel';
import { StatusMark } from '../../ui/StatusMark';
import styles from './documents.module.css';
import { contactLook, INSURANCE, KINDS, PAPER, PASSPORT, waiverLook } from './paperLooks';
import { ReviewPaper } from './ReviewPaper';

/** How the papers of a booking's travellers stand, and those they handed in. */
export function BookingPapers({ booking: { id, trip, travellers } }: { booking: HostBooking }) {
  const rights = useHostMe().data?.trips.find(({ tripId }) => tripId === trip.id);
  return (
    <Panel title="Documents">
      {travellers.map((traveller) => (
        <section
          key={traveller.position}
          className={styles.person}
          aria-label={`Papers of ${traveller.name}`}
        >
          <h3>{traveller.name}</h3>
          <dl className={styles.states}>
            <div>
              <dt>Waiver</dt>
              <dd>
                <StatusMark look={waiverLook(traveller.hasSignedWaiver)} />
              </dd>
            </div>
            <div>
              <dt>Insurance</dt>
              <dd>
                <StatusMark look={INSURANCE[traveller.insurance]} />
              </dd>
            </div>
            <div>
              <dt>Passport</dt>
              <dd>
                <StatusMark look={PASSPORT[traveller.passportStatus]} />
              </dd>
            </div>
            <div>
              <dt>Emergency contact</dt>
              <dd>
                <StatusMark look={contactLook(traveller.hasEmergencyContact)} />
              </dd>
            </div>
          </dl>
          <ul className={styles.papers}>
            {traveller.documents.map((document) => (
              <li key={document.id} className={styles.paper}>
                <p className={styles.what}>
                  {KINDS[document.kind]}
                  <StatusMark look={PAPER[document.status]} />
                </p>
                {document.reason && <p className={styles.muted}>{document.reason}</p>}
                {rights?.documents && (
                  <ReviewPaper bookingId={id} document={document} name={traveller.name} />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Panel>
  );
}
