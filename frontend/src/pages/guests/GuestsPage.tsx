import { isRefusal, sentenceOf } from '../../api/errors';
import { useDirectory } from '../../api/guestArea';
import { useListClosedOn, useVoyages } from '../../api/voyages';
import { PaidAccess } from '../../features/gate/PaidAccess';
import { listClosedSentence } from '../../lib/listClosed';
import { ErrorNote } from '../../ui/ErrorNote';
import { Waiting } from '../../ui/Waiting';
import { CommunityTips } from './CommunityTips';
import { DirectoryStats } from './DirectoryStats';
import { GroupHead } from './GroupHead';
import { GroupPictures } from './GroupPictures';
import styles from './GuestsPage.module.css';
import { Travellers } from './Travellers';

/** Who sails: the group in figures, its people, and how to become one of them. A month after the trip the list has closed. */
export default function GuestsPage() {
  return (
    <PaidAccess>
      <div className={styles.page}>
        <Group />
      </div>
    </PaidAccess>
  );
}

function Group() {
  const { data: voyages, isError } = useVoyages();
  const closedOn = useListClosedOn();
  // A list that has closed is not asked for. Where the trips are not told, the list itself says it.
  const isOpen = (voyages !== undefined || isError) && closedOn === null;
  const { data: directory, error } = useDirectory(isOpen);
  const closed = closedOn ? listClosedSentence(closedOn) : refusalOf(error);
  return (
    <>
      <GroupHead
        tripTitle={directory?.tripTitle ?? (closedOn ? voyages?.[0]?.title : undefined)}
        closed={closed}
      />
      {closed === null && <People isOpen={isOpen} />}
      <GroupPictures />
      {closed === null && <CommunityTips />}
    </>
  );
}

/** It may have closed since the trips were read. */
const refusalOf = (error: unknown) => (isRefusal(error, 'directory.closed') ? error.sentence : null);

/** @param isOpen false while it is not known. */
function People({ isOpen }: { isOpen: boolean }) {
  const { data: directory, isError, error, refetch } = useDirectory(isOpen);
  if (isError && !directory) {
    return <ErrorNote onRetry={() => void refetch()}>{sentenceOf(error)}</ErrorNote>;
  }
  return (
    <>
      <DirectoryStats stats={directory?.stats} />
      {directory ? (
        <Travellers people={directory.people} />
      ) : (
        <Waiting height="640px" onRetry={() => void refetch()} />
      )}
    </>
  );
}
