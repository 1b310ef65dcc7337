import type { HostBooking, HostTraveller } from '../../api/host/hostBooking';
import { Panel } from '../../ui/Panel';
import { StatusMark } from '../../ui/StatusMark';
import styles from './documents.module.css';
import { contactLook, INSURANCE, KINDS, PAPER, PASSPORT, waiverLook } from './paperLooks';
import { ReviewPaper } from './ReviewPaper';

/** How the papers of a booking's travellers stand, and those they handed in. */
export function BookingPapers({ booking: { id, travellers } }: { booking: HostBooking }) {
  return (
    <Panel title="Documents">
      {travellers.map((traveller) => (
        <TravellerPapers key={traveller.position} bookingId={id} traveller={traveller} />
      ))}
    </Panel>
  );
}

function TravellerPapers({
  bookingId,
  traveller: { name, papers },
}: {
  bookingId: string;
  traveller: HostTraveller;
}) {
  return (
    <section className={styles.person} aria-label={`Papers of ${name}`}>
      <h3>{name}</h3>
      {papers ? (
        <Papers bookingId={bookingId} name={name} papers={papers} />
      ) : (
        <p className={styles.muted}>For hosts who may see documents.</p>
      )}
    </section>
  );
}

interface Props {
  bookingId: string;
  name: string;
  papers: NonNullable<HostTraveller['papers']>;
}

function Papers({ bookingId, name, papers }: Props) {
  return (
    <>
      <dl className={styles.states}>
        <div>
          <dt>Waiver</dt>
          <dd>
            <StatusMark look={waiverLook(papers.hasSignedWaiver)} />
          </dd>
        </div>
        <div>
          <dt>Insurance</dt>
          <dd>
            <StatusMark look={INSURANCE[papers.insurance]} />
          </dd>
        </div>
        <div>
          <dt>Passport</dt>
          <dd>
            <StatusMark look={PASSPORT[papers.passportStatus]} />
          </dd>
        </div>
        <div>
          <dt>Emergency contact</dt>
          <dd>
            <StatusMark look={contactLook(papers.hasEmergencyContact)} />
          </dd>
        </div>
      </dl>
      <ul className={styles.papers}>
        {papers.documents.map((document) => (
          <li key={document.id} className={styles.paper}>
            <p className={styles.what}>
              {KINDS[document.kind]}
              <StatusMark look={PAPER[document.status]} />
            </p>
            {document.reason && <p className={styles.muted}>{document.reason}</p>}
            <ReviewPaper bookingId={bookingId} document={document} name={name} />
          </li>
        ))}
      </ul>
    </>
  );
}
