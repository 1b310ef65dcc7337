import { sentenceOf } from '../../api/errors';
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

/** Who sails: the group in figures, its people, and how to become one of them. */
export default function GuestsPage() {
  return (
    <PaidAccess>
      <div className={styles.page}>
        <Head />
        <People />
        <GroupPictures />
        <CommunityTips />
      </div>
    </PaidAccess>
  );
}

function Head() {
  return <GroupHead tripTitle={useDirectory().data?.tripTitle} />;
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
