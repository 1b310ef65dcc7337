import { sentenceOf } from '../../api/errors';
import { type TripGuide, useGuestGuide } from '../../api/guestGuide';
import { PaidAccess } from '../../features/gate/PaidAccess';
import { ErrorNote } from '../../ui/ErrorNote';
import { PageTitle } from '../../ui/PageTitle';
import { Waiting } from '../../ui/Waiting';
import { BodyAndSea } from './BodyAndSea';
import { DatedParts } from './DatedParts';
import { GuideHead } from './GuideHead';
import { PackingList } from './PackingList';
import { isShown } from './parts';
import styles from './PreparationPage.module.css';
import { Resources } from './Resources';
import { Weather } from './Weather';

/** How to get ready for the trip, for those who sail. */
export default function PreparationPage() {
  return (
    <PaidAccess>
      <Guide />
    </PaidAccess>
  );
}

function Guide() {
  const { data: guide, isError, error, refetch } = useGuestGuide();
  if (guide) return <WholeGuide guide={guide} />;
  const retry = () => void refetch();
  return (
    <div className={styles.guide}>
      <PageTitle title="Preparation" className={isError ? undefined : 'visually-hidden'} />
      {isError ? (
        <ErrorNote onRetry={retry}>{sentenceOf(error)}</ErrorNote>
      ) : (
        // As high as the first screen: nothing that is seen moves when the guide comes.
        <Waiting height="100vh" onRetry={retry} />
      )}
    </div>
  );
}

function WholeGuide({ guide }: { guide: TripGuide }) {
  return (
    <>
      <GuideHead guide={guide} />
      <div className={styles.guide}>
        <DatedParts guide={guide} />
        {isShown(guide, 'packing') && <PackingList tripId={guide.tripId} packing={guide.packing} />}
        {isShown(guide, 'fitness') && <BodyAndSea guide={guide} />}
        {isShown(guide, 'weather') && <Weather guide={guide} />}
        <Resources guide={guide} />
      </div>
    </>
  );
}
