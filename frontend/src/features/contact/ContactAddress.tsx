import { Link } from 'react-router-dom';
import { useTrip } from '../../api/trip';
import { paths } from '../../lib/paths';

/** The operator's e-mail address, for the end of a sentence; the contact page while the address is not known. */
export function ContactAddress() {
  const { data: trip } = useTrip();
  if (!trip) return <Link to={paths.contact()}>our contact page</Link>;
  return <a href={`mailto:${trip.contactEmail}`}>{trip.contactEmail}</a>;
}
