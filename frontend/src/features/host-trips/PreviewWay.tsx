import type { HostTripDetail } from '../../api/host/hostTrips';
import { hasDays } from '../../lib/hasDays';
import { paths } from '../../lib/paths';
import { inTrip } from '../../lib/tripAddress';
import { Link } from '../../ui/Link';

const NO_DAYS = 'It needs its days first: then you can see its pages as visitors will.';

interface Props {
  /** It is not on sale, and was not called off. */
  trip: Pick<HostTripDetail, 'id' | 'startDate' | 'endDate' | 'departsAt'>;
}

/** The way to a trip's public pages for its hosts, before anybody else sees them; without its days there are none. */
export function PreviewWay({ trip }: Props) {
  if (!hasDays(trip)) return <span>{NO_DAYS}</span>;
  return <Link to={inTrip(paths.home(), trip.id)}>See its pages as visitors will</Link>;
}
