import { isRefusal, sentenceOf } from '../../api/errors';
import { type DocumentBoard, useDocumentBoard } from '../../api/hostDocuments';
import { useHostTrip } from '../../lib/useHostTrip';
import { ErrorNote } from '../../ui/ErrorNote';
import { type Figure, Figures } from '../../ui/Figures';
import { FiguresWait } from '../../ui/FiguresWait';
import { Skeleton } from '../../ui/Skeleton';
import styles from './documents.module.css';
import { PapersTable } from './PapersTable';
import { ReviewQueue } from './ReviewQueue';

function figuresOf(counts: DocumentBoard['counts']): Figure[] {
  const note = `of ${counts.travellers} travellers`;
  const figure = (label: string, count: number) => ({ label, value: String(count), note });
  return [
    figure('Signed waivers', counts.signedWaivers),
    figure('Insurance confirmed', counts.insured),
    figure('Verified passports', counts.verifiedPassports),
    figure('Emergency contacts', counts.emergencyContacts),
  ];
}

/** The Documents tab: counts, what waits for a host, and everybody's papers. */
export function Documents() {
  const { data, error, refetch } = useDocumentBoard(useHostTrip());
  if (isRefusal(error, 'host.right_missing')) return <p>{sentenceOf(error)}</p>;

  return (
    <div className={styles.tab}>
      {error && (
        <ErrorNote onRetry={() => void refetch()}>
          {data ? 'The papers could not be read again.' : 'The papers could not be loaded.'}
        </ErrorNote>
      )}
      {data ? (
        <>
          <Figures figures={figuresOf(data.counts)} />
          <ReviewQueue travellers={data.travellers} />
          <PapersTable travellers={data.travellers} />
        </>
      ) : (
        !error && (
          <div className={styles.tab} aria-busy="true">
            <FiguresWait count={4} />
            <Skeleton height="12rem" />
            <Skeleton height="30rem" />
          </div>
        )
      )}
    </div>
  );
}
