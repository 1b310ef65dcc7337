import { type LinkProps, Link as RouterLink, type To, useLocation } from 'react-router-dom';
import { useInTrip } from '../lib/browser/useTripOfPage';

/** A link within the site. On the pages of a trip it stays with that trip. */
export function Link({ to, ...rest }: LinkProps) {
  return <RouterLink to={useAddress(to)} {...rest} />;
}

/** The same in a menu: it says where one is. By hand: the router's own looks at more than the path, and weighs more. */
export function NavLink({ to, ...rest }: LinkProps & { to: string }) {
  const address = useInTrip()(to);
  const { pathname } = useLocation();
  const isHere = (pathname.replace(/(?!^)\/$/, '') || '/') === address.split('?')[0];
  return <RouterLink to={address} aria-current={isHere ? 'page' : undefined} {...rest} />;
}

function useAddress(to: To): To {
  const inTrip = useInTrip();
  if (typeof to === 'string') return inTrip(to);
  if (to.pathname === undefined) return to;
  const [pathname, search = to.search] = inTrip(to.pathname).split('?');
  return { ...to, pathname, search };
}
