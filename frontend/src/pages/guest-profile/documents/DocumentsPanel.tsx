import { ShieldCheck } from 'lucide-react';
import { sentenceOf } from '../../../api/errors';
import { type Documents, type TravellerDocuments, useDocuments } from '../../../api/documents';
import { Panel } from '../../../features/booking/Panel';
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
            <Papers key={traveller.position} documents={documents} traveller={traveller} />
          ))}
        </>
      )}
    </Panel>
  );
}

function Papers({ documents, traveller }: { documents: Documents; traveller: TravellerDocuments }) {
  const { name, isYou, position } = traveller;
  const of = (kind: 'passport' | 'insurance') => traveller.documents.find((one) => one.kind === kind) ?? null;
  const others = traveller.documents.filter(({ kind }) => kind === 'other');
  const place = { position, isOpen: documents.isOpen };
  return (
    <section className={styles.traveller} aria-label={`Documents of ${name}`}>
      <h3>
        {name}
        {isYou && ' (you)'}
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
      {documents.isOpen && others.length < 5 && (
        <UploadButton position={position} kind="other" label="Add another document" />
      )}
    </section>
  );
}
