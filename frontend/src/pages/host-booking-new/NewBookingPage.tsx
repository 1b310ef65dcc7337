import { ArrowLeft } from 'lucide-react';
import { Link } from '../../ui/Link';
import { useHostMe } from '../../api/host/hostMe';
import styles from '../../features/host-booking/booking.module.css';
import { NewGuestForm } from '../../features/host-booking/NewGuestForm';
import { HostDoor } from '../../features/host/HostDoor';
import { deskPath } from '../../lib/deskPlace';
import { tripsToJoin } from '../../lib/tripsToJoin';
import { useHostTrip } from '../../lib/useHostTrip';
import { ErrorNote } from '../../ui/ErrorNote';
import { PageTitle } from '../../ui/PageTitle';
import { Waiting } from '../../ui/Waiting';

/** Add Guest: onto one of the trips this person hosts that have not sailed. */
export default function NewBookingPage() {
  return (
    <div className={styles.page}>
      <HostDoor>
        <Link className={styles.back} to={deskPath('guests')}>
          <ArrowLeft aria-hidden="true" size={18} strokeWidth={2} />
          All guests
        </Link>
        <div className={styles.who}>
          <PageTitle title="Add a guest" />
          <p className={styles.muted}>
            They get a mail with their price and where to pay; the places are kept until then.
          </p>
        </div>
        <Form />
      </HostDoor>
    </div>
  );
}

function Form() {
  const { data, isError, refetch } = useHostMe();
  const chosen = useHostTrip();
  const retry = () => void refetch();
  if (!data) {
    return isError ? (
      <ErrorNote onRetry={retry}>Your trips could not be loaded.</ErrorNote>
    ) : (
      <Waiting height="30rem" onRetry={retry} />
    );
  }
  const open = tripsToJoin(data.trips);
  const first = open.find(({ tripId }) => tripId === chosen) ?? open[0];
  return first ? (
    <NewGuestForm trips={open} tripId={first.tripId} />
  ) : (
    <p>You host no trip that is still to come and on which you have the right to messages.</p>
  );
}
