import { Link } from 'react-router-dom';
import type { GuestBooking } from '../../api/guestArea';
import { Panel } from '../../features/booking/Panel';
import { formatLongDay } from '../../lib/dates';
import { paths } from '../../lib/paths';
import { Fact, Facts } from './Facts';

/** All that the other guests of the trip read about this one in the guest list. */
export function OthersView({ booking }: { booking: GuestBooking }) {
  const name = booking.travellers.find(({ isYou }) => isYou)?.name ?? '';
  return (
    <Panel title="How others see you">
      <p>
        {booking.status === 'confirmed' ? 'Paid' : 'Once your place is confirmed, paid'} guests of your trip
        read this in the <Link to={paths.guests()}>Guest List</Link>, and nothing else about you.
      </p>
      <Facts>
        <Fact label="First name">{name.split(' ')[0]}</Fact>
        <Fact label="Interests">{booking.interests.join(', ') || 'None told yet'}</Fact>
        <Fact label="Joined">{formatLongDay(booking.bookedOn)}</Fact>
      </Facts>
    </Panel>
  );
}
