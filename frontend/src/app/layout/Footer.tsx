import { Link } from 'react-router-dom';
import { ContactAddress } from '../../features/contact/ContactAddress';
import { paths } from '../../lib/paths';
import styles from './Footer.module.css';

const COLUMNS = [
  {
    title: 'Explore',
    links: [
      { label: 'Home', to: paths.home() },
      { label: 'Ship details', to: paths.tripDetails() },
      { label: 'Itinerary', to: paths.itinerary() },
      { label: 'Cabins & prices', to: paths.pricing() },
    ],
  },
  {
    title: 'Guest resources',
    links: [
      { label: 'Host/Guest Login', to: paths.login() },
      { label: 'Create an account', to: paths.register() },
      { label: 'My trip', to: paths.guestDashboard() },
      { label: 'Preparation guide', to: paths.preparation() },
    ],
  },
  {
    title: 'Good to know',
    links: [
      { label: 'Support', to: paths.support() },
      { label: 'Privacy', to: paths.privacy() },
      { label: 'Terms', to: paths.terms() },
    ],
  },
  {
    title: 'Contact',
    links: [
      { label: 'Write to us', to: paths.contact() },
      { label: 'Schedule a call', to: paths.contact('call') },
    ],
  },
];

/** The foot of a page: where things are, who to write to, and what the pictures are. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.name}>
          Gangway
          <span className={styles.tagline}>Three days, one ship, a thousand friends.</span>
        </p>
        <div className={styles.columns}>
          {COLUMNS.map(({ title, links }) => (
            <div key={title}>
              <h2 className={styles.title}>{title}</h2>
              <ul className={styles.links}>
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <p className={styles.note}>
          <span>Images are illustrations of the planned voyage.</span>
          <span className={styles.address}>
            <ContactAddress />
          </span>
        </p>
      </div>
    </footer>
  );
}
