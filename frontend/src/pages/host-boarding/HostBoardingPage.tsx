import { useNavigate, useParams } from 'react-router-dom';
import { useHostMe, useTripNames } from '../../api/host/hostMe';
import { HostFrame } from '../../features/host/HostFrame';
import { useLiveDesk } from '../../features/host/LiveDesk';
import { LiveMark } from '../../features/host/LiveMark';
import { BoardingList } from '../../features/host-boarding/BoardingList';
import { BoardingPass } from '../../features/host-boarding/BoardingPass';
import { isBoardingNear } from '../../lib/boardingDays';
import { deskPath } from '../../lib/deskPlace';
import { hostPaths } from '../../lib/hostPaths';
import { tripOf, tripValue } from '../../lib/tripNames';
import { useChosenAtOnce } from '../../lib/useChosenAtOnce';
import { useHostTrip } from '../../lib/useHostTrip';
import { ButtonLink } from '../../ui/ButtonLink';
import { Choice } from '../../ui/Choice';
import { PageTitle } from '../../ui/PageTitle';
import { Waiting } from '../../ui/Waiting';
import styles from './HostBoardingPage.module.css';

/** Who is here on the day: everybody of a trip, or the one whose code was opened. */
export default function HostBoardingPage() {
  const { code } = useParams();
  return (
    <HostFrame>
      <Head />
      {code === undefined ? <OfTrip /> : <BoardingPass key={code} code={code} />}
    </HostFrame>
  );
}

function Head() {
  const { connection } = useLiveDesk();
  return (
    <header className={styles.head}>
      <PageTitle title="Boarding" />
      <LiveMark connection={connection} />
      <ButtonLink tone="quiet" size="portal" to={deskPath('guests')}>
        Guests
      </ButtonLink>
    </header>
  );
}

function OfTrip() {
  const navigate = useNavigate();
  const me = useHostMe();
  const asked = useHostTrip();
  const [shown, choose] = useChosenAtOnce(
    asked,
    (next) => void navigate(hostPaths.boarding(next), { replace: true }),
  );
  const all = me.data?.trips ?? [];
  const near = all.filter((trip) => trip.tripId === asked || isBoardingNear(trip));
  const names = useTripNames(near);
  const tripId = asked ?? near[0]?.tripId;
  if (!me.data && asked === null) return <Waiting height="40rem" onRetry={() => void me.refetch()} />;
  if (tripId === undefined) {
    return <p>None of your trips begins within the next 7 days. Who is here is marked then.</p>;
  }
  return (
    <>
      {near.length > 1 ? (
        <div className={styles.trip}>
          <Choice
            isSmall
            label="Trip"
            names={names}
            value={tripValue(shown ?? tripId)}
            onChange={(value) => choose(tripOf(value))}
          />
        </div>
      ) : (
        near[0] && <p>{near[0].title}</p>
      )}
      <BoardingList key={tripId} tripId={tripId} />
    </>
  );
}
