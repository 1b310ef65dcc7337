import { useParams } from 'react-router-dom';
import { sentenceOf } from '../../api/errors';
import { useOwnReview } from '../../api/reviews';
import { BookingFrame } from '../../features/booking/frame/BookingFrame';
import { Panel } from '../../features/booking/frame/Panel';
import { SignedInOnly } from '../../features/gate/SignedInOnly';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { ErrorNote } from '../../ui/ErrorNote';
import { Waiting } from '../../ui/Waiting';
import { ReviewForm } from './ReviewForm';
import { TakeBack } from './TakeBack';

const WHO_READS =
  'Everybody who looks at the trips of your hosts reads it, with your first name and the initial of your last name.';

/** What somebody says of a trip they have sailed on. */
export default function GuestReviewPage() {
  const { tripId } = useParams();
  return (
    <SignedInOnly keepsTyped about="This page is about a trip of your own.">
      <ReviewOf key={tripId} tripId={Number(tripId)} />
    </SignedInOnly>
  );
}

function ReviewOf({ tripId }: { tripId: number }) {
  const { data, error, refetch } = useOwnReview(tripId);
  return (
    <BookingFrame title="Review your trip" lead={WHO_READS} progress={null}>
      {data && (
        <Panel title={data.tripTitle}>
          {data.problem === null ? <ReviewForm about={data} /> : <NotNow problem={data.problem} />}
          <TakeBack tripId={tripId} isThere={data.review !== null} />
        </Panel>
      )}
      {!data && !error && <Waiting height="640px" onRetry={() => void refetch()} />}
      {!data && error && <ErrorNote onRetry={() => void refetch()}>{sentenceOf(error)}</ErrorNote>}
    </BookingFrame>
  );
}

function NotNow({ problem }: { problem: string }) {
  return (
    <>
      <p>{problem}</p>
      <div>
        <ButtonLink tone="quiet" size="portal" to={paths.guestDashboard()}>
          Your trips
        </ButtonLink>
      </div>
    </>
  );
}
