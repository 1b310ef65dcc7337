import { Link } from '../../ui/Link';
import type { RecentGuest } from '../../api/host/host';
import { useTripName } from '../../api/host/hostMe';
import { hostPaths } from '../../lib/hostPaths';
import { Money } from '../../ui/Money';
import { Panel } from '../../ui/Panel';
import { formatMoment } from '../../lib/time/moment';
import rows from './rows.module.css';
import { StatusMark } from '../../ui/StatusMark';
import { GUEST_STATUS } from '../../ui/statusLooks';

const SHOWN = 3;

interface Props {
  guests: readonly RecentGuest[];
  timeZone: string;
}

/** The three guests something last happened to. */
export function RecentGuests({ guests, timeZone }: Props) {
  const tripName = useTripName();
  return (
    <Panel
      title="Recent guest activity"
      empty={guests.length === 0 ? 'No guests yet. Their bookings will appear here.' : null}
    >
      <ul className={rows.list}>
        {guests.slice(0, SHOWN).map((guest) => (
          <li key={`${guest.bookingId} ${guest.name}`} className={rows.row}>
            <p className={rows.what}>
              <Link to={hostPaths.booking(guest.bookingId)} className={rows.name}>
                {guest.name}
              </Link>
              <StatusMark look={GUEST_STATUS[guest.status]} />
            </p>
            <p className={rows.amount}>
              {guest.isBuyer && guest.amountPaidCents !== null && (
                <>
                  <Money cents={guest.amountPaidCents} />
                  <span className={rows.unit}> paid</span>
                </>
              )}
              {!guest.isBuyer && <span className={rows.unit}>With the booking</span>}
            </p>
            <p className={rows.detail}>{tripName(guest.tripId, guest.tripTitle)}</p>
            <p className={rows.aside}>
              <time dateTime={guest.at}>{formatMoment(guest.at, timeZone)}</time>
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
