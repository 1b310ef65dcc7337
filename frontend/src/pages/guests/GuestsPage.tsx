import { sentenceOf } from '../../api/errors';
import { useDirectory } from '../../api/guestArea';
import { PaidAccess } from '../../features/gate/PaidAccess';
import { ErrorNote } from '../../ui/ErrorNote';
import { PageTitle } from '../../ui/PageTitle';
import { Skeleton } from '../../ui/Skeleton';
import { CommunityTips } from './CommunityTips';
import { DirectoryStats } from './DirectoryStats';
import { GroupPictures } from './GroupPictures';
import styles from './GuestsPage.module.css';
import { Travellers } from './Travellers';

/** Who sails: the group in figures, its people, and how to become one of them. */
export default function GuestsPage() {
  return (
    <PaidAccess>
      <div className={styles.page}>
        <header>
          <PageTitle title="Guest List" className={styles.title}>
            The people you sail with
          </PageTitle>
          <p className={styles.lead}>
            You see first names and interests here, and so do the others of you. Everything else stays between
            you and the hosts.
          </p>
        </header>
        <People />
        <GroupPictures />
        <CommunityTips />
      </div>
    </PaidAccess>
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
      {directory ? <Travellers people={directory.people} /> : <Skeleton height="640px" />}
    </>
  );
}
