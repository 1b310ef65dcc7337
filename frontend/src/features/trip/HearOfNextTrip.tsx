import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';

/** The way on while no trip is on sale. */
export function HearOfNextTrip() {
  return (
    <>
      <Link to={paths.contact()}>Write to us</Link> if you would like to hear of the next one.
    </>
  );
}
