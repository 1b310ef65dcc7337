import type { HostBooking, HostTraveller } from '../../api/host/hostBooking';
import { signedWaiverOf } from '../../api/host/hostDocuments';
import { formatOwnTime } from '../../lib/time/ownTime';
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
  traveller: { name, position, papers },
}: {
  bookingId: string;
  traveller: HostTraveller;
}) {
  return (
    <section className={styles.person} aria-label={`Papers of ${name}`}>
      <h3>{name}</h3>
      {papers ? (
        <Papers bookingId={bookingId} name={name} position={position} papers={papers} />
      ) : (
        <p className={styles.muted}>For hosts who may see documents.</p>
      )}
    </section>
  );
}

interface Props {
  bookingId: string;
  name: string;
  position: number;
  papers: NonNullable<HostTraveller['papers']>;
}

function Papers({ bookingId, name, position, papers }: Props) {
  const { hasSignedWaiver, waiverSignedAt } = papers;
  return (
    <>
      <dl className={styles.states}>
        <div>
          <dt>Waiver</dt>
          <dd>
            <StatusMark look={waiverLook(hasSignedWaiver)} />
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
      {waiverSignedAt && (
        <p className={styles.muted}>
          <a href={signedWaiverOf(bookingId, position)} download>
            {`The waiver that ${name} signed`}
          </a>{' '}
          <span>{`on ${formatOwnTime(waiverSignedAt)}${hasSignedWaiver ? '' : ', before it was changed'}`}</span>
        </p>
      )}
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
