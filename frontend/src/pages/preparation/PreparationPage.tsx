import { PaidAccess } from '../../features/gate/PaidAccess';
import { useVoyage } from '../../features/voyage/useVoyage';
import { ErrorNote } from '../../ui/ErrorNote';
import { Waiting } from '../../ui/Waiting';
import { BodyAndSea } from './BodyAndSea';
import { DatesList } from './DatesList';
import { Documents } from './Documents';
import { GuideHead } from './GuideHead';
import { PackingList } from './PackingList';
import styles from './PreparationPage.module.css';
import { Resources } from './Resources';
import { Timeline } from './Timeline';
import { Weather } from './Weather';

/** How to get ready for the cruise to Ensenada, for those who sail. */
export default function PreparationPage() {
  return (
    <PaidAccess>
      <GuideHead />
      <div className={styles.guide}>
        <DatedParts />
        <PackingList />
        <BodyAndSea />
        <Weather />
        <Resources />
      </div>
    </PaidAccess>
  );
}

/** What depends on the day of departure. */
function DatedParts() {
  const { voyage, isNoneOpen, isError, refetch } = useVoyage();
  if (isError && !voyage) {
    return <ErrorNote onRetry={refetch}>The dates of your trip did not load. Please try again.</ErrorNote>;
  }
  if (isNoneOpen) return <p>No trip is on sale right now; the dates come with the next one.</p>;
  if (!voyage) return <Waiting height="780px" onRetry={refetch} />;
  const { startDate, endDate, timeZone } = voyage;
  if (!startDate || !endDate) return <p>The dates of your trip are not set yet.</p>;

  return (
    <>
      <Timeline startDate={startDate} timeZone={timeZone} />
      <DatesList />
      <Documents startDate={startDate} endDate={endDate} />
    </>
  );
}
