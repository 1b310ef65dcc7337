import { Link } from '../../ui/Link';
import { type Session, useSession } from '../../api/session';
import { ContactAddress } from '../../features/contact/ContactAddress';
import { paths } from '../../lib/paths';
import { inTrip } from '../../lib/tripAddress';
import styles from './Footer.module.css';
import { useWays, type Way } from './useWays';

interface FooterLink extends Way {
  label: string;
}

const EXPLORE = {
  title: 'Explore',
  links: [
    { label: 'Home', to: paths.home() },
    { label: 'All trips', to: paths.trips() },
    { label: 'Ship details', to: paths.tripDetails(), ownTo: paths.guestShip() },
    { label: 'Itinerary', to: paths.itinerary(), ownTo: paths.guestItinerary() },
    { label: 'Cabins & prices', to: paths.pricing() },
  ],
};
const CONTACT = {
  title: 'Contact',
  links: [
    { label: 'Write to us', to: paths.contact() },
    { label: 'Schedule a call', to: paths.contact('call') },
  ],
};
const LOGIN = { label: 'Host/Guest Login', to: paths.login() };
const REGISTER = { label: 'Create an account', to: paths.register() };
const ACCOUNT = { label: 'Your account', to: paths.account() };
const PREPARATION = { label: 'Preparation guide', to: paths.preparation() };

/** Where a guest finds what is theirs: who is signed in is offered no login. */
function resourcesFor({ user, guest }: Session) {
  const isHost = user?.role === 'host';
  const own = isHost
    ? { label: 'Host dashboard', to: paths.hostDashboard() }
    : { label: 'My trip', to: paths.guestDashboard() };
  const ways = user ? [own, ACCOUNT] : guest ? [own] : [LOGIN, REGISTER, own];
  return { title: 'Guest resources', links: [...ways, PREPARATION] };
}

/** A guest reads the terms of the trip they are on, and finds from there those that they agreed to. */
const goodToKnowFor = ({ guest }: Session) => ({
  title: 'Good to know',
  links: [
    { label: 'Support', to: paths.support() },
    { label: 'Privacy', to: paths.privacy() },
    { label: 'Terms', to: paths.terms(), ownTo: inTrip(paths.terms(), guest?.tripId) },
  ],
});

/** The foot of a page: where things are, who to write to, and what the pictures are. */
export function Footer() {
  const session = useSession();
  const wayTo = useWays();
  const columns: { title: string; links: FooterLink[] }[] = [
    EXPLORE,
    resourcesFor(session),
    goodToKnowFor(session),
    CONTACT,
  ];
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.name}>
          Gangway
          <span className={styles.tagline}>One ship, and friends before she sails.</span>
        </p>
        <div className={styles.columns}>
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2 className={styles.title}>{title}</h2>
              <ul className={styles.links}>
                {links.map((link) => (
                  <li key={link.label}>
                    <Link to={wayTo(link)}>{link.label}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <p className={styles.note}>
          <span>The site's own pictures are illustrations.</span>
          <span className={styles.address}>
            <ContactAddress />
          </span>
        </p>
      </div>
    </footer>
  );
}
