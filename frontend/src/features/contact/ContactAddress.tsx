import { useSite } from '../../api/site';
import { paths } from '../../lib/paths';
import { Link } from '../../ui/Link';

/** The operator's e-mail address, for the end of a sentence; the contact page while the address is not known. */
export function ContactAddress() {
  const site = useSite();
  if (!site) return <Link to={paths.contact()}>our contact page</Link>;
  return <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>;
}
