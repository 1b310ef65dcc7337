import { useTripOfPage } from '../../lib/browser/useTripOfPage';
import { paths } from '../../lib/paths';
import { Link } from '../../ui/Link';

/** The way on where nothing is to be booked: to other trips from one that is closed, to a person from a site that sells none. */
export function HearOfNextTrip() {
  const isOfOne = useTripOfPage() !== undefined;
  return isOfOne ? (
    <>
      <Link to={paths.trips()}>See the trips</Link> that can be booked.
    </>
  ) : (
    <>
      <Link to={paths.contact()}>Write to us</Link> if you would like to hear of the next one.
    </>
  );
}
