import { Link } from '../../ui/Link';
import type { GuestProfile } from '../../api/guestArea';
import { Panel } from '../../features/booking/frame/Panel';
import { roomOf } from '../../features/voyage/room';
import { centsOfDollars } from '../../lib/amount';
import { formatLongDay } from '../../lib/time/dates';
import { formatMoney } from '../../lib/money';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { Fact } from '../../ui/Fact';
import { Facts } from './Facts';

const inMoney = (dollars: number) => formatMoney(centsOfDollars(dollars));

/** What is booked and how much of it is paid; for who has booked nothing, the way to a cabin. */
export function BookingPanel({ profile }: { profile: GuestProfile }) {
  const { booking, amountPaid, payableAmount } = profile;
  if (!booking) {
    return (
      <Panel title="Your booking">
        <p>There is no booking under this account.</p>
        <div>
          <ButtonLink size="portal" to={paths.pricing()}>
            See cabins & prices
          </ButtonLink>
        </div>
      </Panel>
    );
  }
  const { reference, tripTitle, cabin, occupancy, travelInsurance, bookedOn, status } = booking;
  const hasEnded = status === 'cancelled';
  return (
    <Panel title="Your booking">
      <Facts>
        <Fact label="Booking reference">{reference}</Fact>
        <Fact label="Trip">{tripTitle}</Fact>
        <Fact label="Cabin">
          {cabin}, {occupancy} occupancy
        </Fact>
        {!hasEnded && <Fact label="Room">{roomOf(booking) ?? 'Given by your hosts before we sail'}</Fact>}
        <Fact label="Travel insurance">{travelInsurance ? 'Included' : 'Not booked with us'}</Fact>
        <Fact label="Booked on">{formatLongDay(bookedOn)}</Fact>
        <Fact label="Paid">
          {hasEnded ? 'The booking is cancelled' : `${inMoney(amountPaid)} of ${inMoney(payableAmount)}`}
        </Fact>
      </Facts>
      <p>
        <Link to={paths.guestPayment()}>
          {hasEnded ? 'Payments and receipts' : 'Payments, receipts and cancelling'}
        </Link>
        .<span>{hasEnded ? ' Questions about it: ' : ' Cabins are changed by the hosts: '}</span>
        <Link to={paths.contact()}>write to us</Link>.
      </p>
    </Panel>
  );
}
