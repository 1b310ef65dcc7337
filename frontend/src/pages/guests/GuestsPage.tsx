import { isRefusal, sentenceOf } from '../../api/errors';
import { useDirectory } from '../../api/guestArea';
import { PaidAccess } from '../../features/gate/PaidAccess';
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
  const { data: directory, error } = useDirectory();
  const closed = isRefusal(error, 'directory.closed') ? error.sentence : null;
  return (
    <>
      <GroupHead tripTitle={directory?.tripTitle} closed={closed} />
      {closed === null && <People />}
      <GroupPictures />
      {closed === null && <CommunityTips />}
    </>
  );
}

function People() {
  const { data: directory, isError, error, refetch } = useDirectory();
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
