import { Link } from '../../ui/Link';
import { useKnownTrip } from '../../api/trip';
import { daysOf } from '../../lib/cancellation';
import { paths } from '../../lib/paths';

/** What can be changed and until when: by the trip on sale; who has booked reads the day of theirs in their profile. */
export function ChangingHelp() {
  const trip = useKnownTrip();
  return (
    <>
      <p>
        Until you pay, everything can be changed in the form you filled in. After that you change the
        travellers' details in <Link to={paths.guestProfile()}>your profile</Link>, names until the day that
        stands there. Cabins are changed by the hosts: <Link to={paths.contact()}>write to us</Link> and name
        your booking reference. Never put a passport number into a mail.
      </p>
      {trip && <p>{`On ${trip.title} names are final ${daysOf(trip.namesFinalDays)} before departure.`}</p>}
    </>
  );
}
