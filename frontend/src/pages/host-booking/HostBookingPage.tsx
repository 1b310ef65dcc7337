import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { isRefusal, sentenceOf } from '../../api/errors';
import { type HostBooking, useHostBooking } from '../../api/host/hostBooking';
import { BookingHead } from '../../features/host-booking/BookingHead';
import styles from '../../features/host-booking/booking.module.css';
import { EditPanel } from '../../features/host-booking/EditPanel';
import { HistoryPanel } from '../../features/host-booking/HistoryPanel';
import { MoneySummary } from '../../features/host-booking/MoneySummary';
import { RoomPanel } from '../../features/host-booking/RoomPanel';
import { TravellersPanel } from '../../features/host-booking/TravellersPanel';
import { WaitingPanel } from '../../features/host-booking/WaitingPanel';
import { useRights } from '../../features/host-booking/useRights';
import { BookingPapers } from '../../features/host-documents/BookingPapers';
import { BookingMoney } from '../../features/host-money/booking/BookingMoney';
import { HostDoor } from '../../features/host/HostDoor';
import { LiveDesk } from '../../features/host/LiveDesk';
import { deskPath } from '../../lib/deskPlace';
import { ButtonLink } from '../../ui/ButtonLink';
import { ErrorNote } from '../../ui/ErrorNote';
import { PageTitle } from '../../ui/PageTitle';
import { Panel } from '../../ui/Panel';
import { Waiting } from '../../ui/Waiting';

/** A booking as its hosts see and change it. What others change meanwhile arrives by itself. */
export default function HostBookingPage() {
  const { bookingId = '' } = useParams();
  return (
    <div className={styles.page}>
      <HostDoor>
        <LiveDesk>
          {/* Another booking is another page: nothing typed for one is saved to the other. */}
          <BookingOf key={bookingId} id={bookingId} />
        </LiveDesk>
      </HostDoor>
    </div>
  );
}

function BookingOf({ id }: { id: string }) {
  const { data, error, refetch } = useHostBooking(id);
  const retry = () => void refetch();
  if (data) return <Booking booking={data} problem={error && 'This booking could not be read again.'} />;
  if (isRefusal(error, 'booking.not_found')) {
    return (
      <>
        <PageTitle title="No such booking" />
        <p>This booking is not on a trip that you host, or its address is not right.</p>
        <p>
          <ButtonLink size="portal" to={deskPath('guests')}>
            All guests
          </ButtonLink>
        </p>
      </>
    );
  }
  return (
    <>
      <PageTitle title="Booking" />
      {error ? (
        <ErrorNote onRetry={retry}>{sentenceOf(error)}</ErrorNote>
      ) : (
        <Waiting height="40rem" onRetry={retry} />
      )}
    </>
  );
}

function Booking({ booking, problem }: { booking: HostBooking; problem: string | null }) {
  const [isEditing, setEditing] = useState(false);
  const rights = useRights(booking.trip.id);
  return (
    <>
      <BookingHead booking={booking} isEditing={isEditing} onEdit={() => setEditing(true)} />
      {problem && <ErrorNote>{problem}</ErrorNote>}
      <div className={styles.columns}>
        <div className={styles.column}>
          {isEditing && <EditPanel booking={booking} onClose={() => setEditing(false)} />}
          {booking.status === 'waitlist' && <WaitingPanel booking={booking} />}
          {!isEditing && <TravellersPanel booking={booking} />}
          <RoomPanel booking={booking} />
        </div>
        <div className={styles.column}>
          {rights.money ? (
            <Panel title="Money">
              <BookingMoney bookingId={booking.id} />
            </Panel>
          ) : (
            <MoneySummary booking={booking} />
          )}
          <BookingPapers booking={booking} />
          <HistoryPanel booking={booking} />
        </div>
      </div>
    </>
  );
}
