import { isRefusal, sentenceOf } from '../../api/errors';
import { type DocumentBoard, useDocumentBoard } from '../../api/host/hostDocuments';
import { useTripScope } from '../../lib/tripScope';
import { ErrorNote } from '../../ui/ErrorNote';
import { type Figure, Figures } from '../../ui/Figures';
import { FiguresWait } from '../../ui/FiguresWait';
import { StaleNote } from '../../ui/StaleNote';
import { useAnswered } from '../../ui/table/useAnswered';
import { Waiting } from '../../ui/Waiting';
import { Skeleton } from '../../ui/Skeleton';
import styles from './documents.module.css';
import { PapersTable } from './PapersTable';
import { ReviewQueue } from './ReviewQueue';
import { ShipList } from './ShipList';

function figuresOf(counts: DocumentBoard['counts']): Figure[] {
  const note = counts.travellers === 1 ? 'of 1 traveller' : `of ${counts.travellers} travellers`;
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
  const asked = useTripScope();
  const { data, dataUpdatedAt, error, isPlaceholderData, refetch } = useDocumentBoard(asked);
  const scope = useAnswered(asked, !isPlaceholderData);
  if (isRefusal(error, 'host.right_missing')) return <p>{sentenceOf(error)}</p>;

  return (
    <div className={styles.tab}>
      {error && !data && (
        <ErrorNote onRetry={() => void refetch()}>The papers could not be loaded.</ErrorNote>
      )}
      {error && data && (
        <StaleNote what="The papers" updatedAt={dataUpdatedAt} onRetry={() => void refetch()} />
      )}
      {data ? (
        <>
          <Figures figures={figuresOf(data.counts)} />
          <ReviewQueue travellers={data.travellers} />
          <ShipList travellers={data.travellers} scope={scope} />
          <PapersTable travellers={data.travellers} scope={scope} />
        </>
      ) : (
        !error && (
          <div className={styles.tab} aria-busy="true">
            <FiguresWait />
            <Skeleton height="12rem" />
            <Waiting height="30rem" onRetry={() => void refetch()} />
          </div>
        )
      )}
    </div>
  );
}
