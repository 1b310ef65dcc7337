import { hostPaths } from '../../lib/hostPaths';
import { Link } from '../../ui/Link';

/** Says who sees the page, and leads back to where the trip is opened. */
export default function PreviewBar({ tripId }: { tripId: number }) {
  return (
    <p>
      Preview. Only hosts of this trip see this page: it is not open for booking.{' '}
      <Link to={hostPaths.trip(tripId)}>Back to the trip</Link>
    </p>
  );
}
