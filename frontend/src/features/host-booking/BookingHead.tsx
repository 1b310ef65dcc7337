import { ArrowLeft } from 'lucide-react';
import { Link } from '../../ui/Link';
import type { HostBooking } from '../../api/host/hostBooking';
import { useTripName } from '../../api/host/hostMe';
import { deskPath } from '../../lib/deskPlace';
import { formatDeadline } from '../../lib/time/moment';
import { PageTitle } from '../../ui/PageTitle';
import { GUEST_STATUS } from '../../ui/statusLooks';
import { StatusMark } from '../../ui/StatusMark';
import styles from './booking.module.css';
import { endingOf } from './bookingWords';
import { PlaceActs } from './PlaceActs';

interface Props {
  booking: HostBooking;
  isEditing: boolean;
  onEdit: () => void;
}

/** Whose booking it is, how it stands, and what can be decided now. */
export function BookingHead({ booking, isEditing, onEdit }: Props) {
  const { travellers, reference, trip, shownStatus, partySize } = booking;
  const tripName = useTripName()(trip.id, trip.title);
  const name = travellers[0]?.name ?? reference;
  return (
    <>
      <Link className={styles.back} to={deskPath('guests')}>
        <ArrowLeft aria-hidden="true" size={18} strokeWidth={2} />
        All guests
      </Link>
      <header className={styles.head}>
        <div className={styles.who}>
          <div className={styles.marks}>
            <PageTitle title={name} />
            <StatusMark look={GUEST_STATUS[shownStatus]} />
          </div>
          <p className={styles.muted}>
            {`${tripName} · ${partySize === 1 ? 'one traveller' : `${partySize} travellers`} · booking ${reference}`}
          </p>
          <Standing booking={booking} />
        </div>
        <PlaceActs booking={booking} isEditing={isEditing} onEdit={onEdit} />
      </header>
    </>
  );
}

/** Until when its places are held, or why it holds none any more. */
function Standing({
  booking: { status, holdExpiresAt, offerExpiresAt, endedReason, trip },
}: {
  booking: HostBooking;
}) {
  if (status === 'held' || status === 'pending_payment') {
    if (!holdExpiresAt) return <p className={styles.muted}>The places are kept until they are paid.</p>;
    const until = formatDeadline(holdExpiresAt, trip.timeZone);
    return <p className={styles.muted}>{`${offerExpiresAt ? 'Offered' : 'Held'} until ${until}`}</p>;
  }
  return endedReason ? <p className={styles.muted}>{endingOf(endedReason)}</p> : null;
}
