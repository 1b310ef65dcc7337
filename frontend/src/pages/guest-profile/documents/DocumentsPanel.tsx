import { ShieldCheck } from 'lucide-react';
import { sentenceOf } from '../../../api/errors';
import { type Documents, type TravellerDocuments, useDocuments } from '../../../api/documents';
import { Panel } from '../../../features/booking/frame/Panel';
import { ErrorNote } from '../../../ui/ErrorNote';
import { Waiting } from '../../../ui/Waiting';
import { DocumentRow } from './DocumentRow';
import styles from './DocumentsPanel.module.css';
import { UploadButton } from './UploadButton';

/** The papers of the travellers: handed in here, looked at by the hosts. */
export function DocumentsPanel() {
  const { data: documents, isError, error, refetch } = useDocuments();
  return (
    <Panel title="Documents">
      {!documents && isError && <ErrorNote onRetry={() => void refetch()}>{sentenceOf(error)}</ErrorNote>}
      {!documents && !isError && <Waiting height="280px" onRetry={() => void refetch()} />}
      {documents && (
        <>
          <p className={styles.promise}>
            <ShieldCheck aria-hidden="true" size={22} strokeWidth={1.75} />
            Only you and the hosts of your trip can open them. They are sealed, and removed 30 days after the
            trip.
          </p>
          {documents.travellers.map((traveller) => (
            <Papers
              key={`${documents.tripId} ${traveller.guestId}`}
              documents={documents}
              traveller={traveller}
            />
          ))}
        </>
      )}
    </Panel>
  );
}

const PASSPORT_COPY: Record<TravellerDocuments['passportStatus'], string> = {
  not_needed: 'not needed',
  not_submitted: 'not handed in yet',
  pending: 'handed in',
  verified: 'handed in and confirmed',
};

/** Of a companion who has a login: that something is there, not what it is. */
function TheirPapers({ documents, traveller }: { documents: Documents; traveller: TravellerDocuments }) {
  const { name, passportStatus, hasInsuranceProof } = traveller;
  return (
    <section className={styles.traveller} aria-label={`Documents of ${name}`}>
      <h3>{name}</h3>
      <p className={styles.row}>
        {name} has a login, hands documents in there, and alone opens them beside the hosts.
      </p>
      <p className={styles.row}>
        <strong>Passport copy</strong> {PASSPORT_COPY[passportStatus]}
      </p>
      {!documents.travelInsurance && (
        <p className={styles.row}>
          <strong>Proof of insurance</strong>{' '}
          <span>{hasInsuranceProof ? 'handed in' : 'not handed in yet'}</span>
        </p>
      )}
    </section>
  );
}

function Papers({ documents, traveller }: { documents: Documents; traveller: TravellerDocuments }) {
  const { name, isYou, position, guestId, keepsOwn } = traveller;
  const { tripId, isOpen, mostMegabytes } = documents;
  // Nobody travels on no trip.
  if (tripId === null) return null;
  if (keepsOwn) return <TheirPapers documents={documents} traveller={traveller} />;
  const of = (kind: 'passport' | 'insurance') => traveller.documents.find((one) => one.kind === kind) ?? null;
  const others = traveller.documents.filter(({ kind }) => kind === 'other');
  const place = { whose: { tripId, position, guestId }, isOpen, mostMegabytes };
  return (
    <section className={styles.traveller} aria-label={`Documents of ${name}`}>
      <h3>
        {name}
        {isYou && <span>{' (you)'}</span>}
      </h3>
      <DocumentRow {...place} kind="passport" document={of('passport')} />
      {documents.travelInsurance ? (
        <p className={styles.row}>
          <strong>Proof of insurance</strong> Not needed: insurance is booked with the trip.
        </p>
      ) : (
        <DocumentRow {...place} kind="insurance" document={of('insurance')} />
      )}
      {others.map((document) => (
        <DocumentRow key={document.id} {...place} kind="other" document={document} />
      ))}
      {isOpen && others.length < 5 && (
        <UploadButton
          whose={place.whose}
          kind="other"
          label="Add another document"
          mostMegabytes={mostMegabytes}
        />
      )}
    </section>
  );
}
