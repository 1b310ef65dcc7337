import { useTrip } from '../../api/trip';
import { CALLED_OFF_REFUND, CANCELLATION_GOODWILL } from '../../features/booking/terms/cancellation';
import { cancellationLines } from '../../lib/cancellation';
import { paths } from '../../lib/paths';
import { Link } from '../../ui/Link';

/** How one cancels, and what comes back: by the trip on sale; who has booked reads their own at their booking. */
export function CancellingHelp() {
  const { data: trip } = useTrip();
  return (
    <>
      <p>
        Sign in and open <Link to={paths.guestPayment()}>your payments</Link>: "See what you would get back"
        shows the figure for today before anything happens, with the policy you booked with, and cancels if
        you confirm it. Or write to us and name your booking reference.
      </p>
      {trip && (
        <>
          <p>What comes back of a booking of {trip.title} that is made now:</p>
          <dl>
            {cancellationLines(trip.cancellation).map(({ when, refund }) => (
              <div key={when}>
                <dt>{when}</dt>
                <dd>{refund}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p>
        {CALLED_OFF_REFUND} {CANCELLATION_GOODWILL} The <Link to={paths.terms()}>terms</Link> say the same.
      </p>
    </>
  );
}
