import { useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { sentenceOf } from '../../api/errors';
import { useTripName } from '../../api/host/hostMe';
import {
  type EditTrip,
  type HostTripDetail,
  useChangeTrip,
  useHostTripDetail,
  useHostTrips,
} from '../../api/host/hostTrips';
import { HostFrame } from '../../features/host/HostFrame';
import { VisitorsPanel } from '../../features/host-pages/VisitorsPanel';
import { CoHosts } from '../../features/host-team/CoHosts';
import { BookingSwitch } from '../../features/host-trips/BookingSwitch';
import { CallOffPanel } from '../../features/host-trips/CallOffPanel';
import { DuplicateTrip } from '../../features/host-trips/DuplicateTrip';
import { MoveDialog, type Sailing } from '../../features/host-trips/MoveDialog';
import { RemoveTrip } from '../../features/host-trips/RemoveTrip';
import { ShipPanel } from '../../features/host-trips/ShipPanel';
import { TripFacts } from '../../features/host-trips/TripFacts';
import { TripForm } from '../../features/host-trips/TripForm';
import { toValues } from '../../features/host-trips/tripForm.rules';
import { TripReviews } from '../../features/host-trips/TripReviews';
import { isBoardingNear } from '../../lib/boardingDays';
import { hostPaths } from '../../lib/hostPaths';
import { paths } from '../../lib/paths';
import { isOver } from '../../lib/tripIsOver';
import { ButtonLink } from '../../ui/ButtonLink';
import { ErrorNote } from '../../ui/ErrorNote';
import { PageTitle } from '../../ui/PageTitle';
import { StatusMark } from '../../ui/StatusMark';
import { CALLED_OFF } from '../../ui/statusLooks';
import { Waiting } from '../../ui/Waiting';
import styles from './HostTripsPage.module.css';
import { editedPart } from './editedPart';

const SAILING = ['startDate', 'endDate', 'sailsAt', 'timeZone'] as const;

const versionsOf = ({ version, shipGroupVersion }: HostTripDetail) => ({ version, shipGroupVersion });

function Trip({ trip, onReload }: { trip: HostTripDetail; onReload: () => void }) {
  const change = useChangeTrip(trip.id);
  // Of what stands in the form: the trip that is read again meanwhile may be newer.
  const shown = useRef(versionsOf(trip));
  const inFront = useHostTrips().data?.inFront ?? null;
  const { id, title, isOwner } = trip;
  const name = useTripName()(id, title);
  // Without days it has none that is past.
  const isBehind = !trip.isCalledOff && isOver({ endDate: trip.endDate || null, timeZone: trip.timeZone });
  const [move, setMove] = useState<{ to: Sailing; decide: (isWanted: boolean) => void } | null>(null);
  /** Who has booked for the days and times that are to be others is worth a question first. */
  const isMoveWanted = (to: Sailing) => {
    if (SAILING.every((field) => to[field] === trip[field]) || !trip.atStake?.buyers) return true;
    return new Promise<boolean>((decide) => setMove({ to, decide }));
  };
  const decide = (isWanted: boolean) => {
    move?.decide(isWanted);
    setMove(null);
  };
  const save = async (body: EditTrip) => {
    if (!(await isMoveWanted(body))) return false;
    const saved = await change.mutateAsync({ ...body, ...shown.current });
    shown.current = versionsOf(saved);
    return true;
  };
  return (
    <>
      <header className={styles.head}>
        <div className={styles.title}>
          <PageTitle title={title} />
          {trip.isCalledOff && <StatusMark look={CALLED_OFF} />}
        </div>
        {isBoardingNear(trip) && (
          <ButtonLink tone="quiet" size="portal" to={hostPaths.boarding(id)}>
            Boarding
          </ButtonLink>
        )}
        <ButtonLink tone="quiet" size="portal" to={paths.hostDashboard({ trip: id })}>
          Dashboard of this trip
        </ButtonLink>
      </header>
      {move && (
        <MoveDialog trip={trip} to={move.to} onConfirm={() => decide(true)} onClose={() => decide(false)} />
      )}
      <div className={styles.columns}>
        {isOwner && !trip.isCalledOff ? (
          <TripForm
            // What somebody else saved is shown when the host asks for it, never under what is being typed.
            key={id}
            values={toValues(editedPart(trip))}
            cabinsTaken={trip.cabinsTaken}
            promoUses={trip.promoUses}
            submitWord="Save"
            save={save}
            isAsking={move !== null}
            onReload={onReload}
          />
        ) : (
          <TripFacts trip={trip} />
        )}
        <div className={styles.aside}>
          {isOwner && !trip.isCalledOff && <BookingSwitch trip={trip} inFront={inFront} />}
          {!trip.isCalledOff && <ShipPanel trip={trip} />}
          <VisitorsPanel tripId={id} />
          {isBehind && <TripReviews tripId={id} isOwner={isOwner} />}
          <CoHosts tripId={id} tripTitle={name} isOwner={isOwner} />
          {isOwner && <DuplicateTrip trip={trip} />}
          {isOwner && !trip.hasBookings && !trip.isOnSale ? (
            <RemoveTrip tripId={id} name={name} />
          ) : (
            <CallOffPanel tripId={id} name={name} isOwner={isOwner} />
          )}
        </div>
      </div>
    </>
  );
}

function TripById({ tripId }: { tripId: number }) {
  const { data, isError, error, refetch } = useHostTripDetail(tripId);
  const retry = () => void refetch();
  if (data) return <Trip trip={data} onReload={() => window.location.reload()} />;
  return (
    <>
      <PageTitle title="Trip" />
      {isError ? (
        <ErrorNote onRetry={retry}>{sentenceOf(error)}</ErrorNote>
      ) : (
        <Waiting height="40rem" onRetry={retry} />
      )}
    </>
  );
}

/** A trip for its hosts: its owner edits it, sells it, copies it, and says who hosts it. */
export default function HostTripPage() {
  const { tripId } = useParams();
  return (
    <HostFrame>
      <TripById key={tripId} tripId={Number(tripId)} />
    </HostFrame>
  );
}
