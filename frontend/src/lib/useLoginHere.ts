import { useLocation } from 'react-router-dom';
import { paths } from './paths';

/** The login's address that leads back to this page, with the tab or trip that is open on it. */
export function useLoginHere(): string {
  const { pathname, search } = useLocation();
  return paths.login(pathname + search);
}
