import type { GuestRecord } from '../../api/guest';
import { useGuestPayments } from '../../api/money';
import { formatLongDay } from '../../lib/time/dates';
import { paths } from '../../lib/paths';
import { Fact } from '../../ui/Fact';
import { Link } from '../../ui/Link';

/** Which terms were agreed to; its buyer, once signed in, is led to them. */
export function TermsFact({ guest: { reference, termsVersion } }: { guest: GuestRecord }) {
  const { data } = useGuestPayments();
  if (termsVersion === null) return null;
  const own = data?.bookings.find((booking) => booking.reference === reference);
  const version = `Version of ${formatLongDay(termsVersion)}`;
  return <Fact label="Terms">{own ? <Link to={paths.guestTerms(own.id)}>{version}</Link> : version}</Fact>;
}
