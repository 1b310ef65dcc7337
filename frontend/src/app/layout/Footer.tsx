import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import styles from './Footer.module.css';

const COLUMNS = [
  {
    title: 'Explore',
    links: [
      { label: 'Home', to: paths.home() },
      { label: 'Cabins & prices', to: paths.pricing() },
    ],
  },
  {
    title: 'For guests',
    links: [
      { label: 'Host/Guest Login', to: paths.login() },
      { label: 'Create an account', to: paths.register() },
    ],
  },
];

/** The foot of a page: the ways that exist, and what the pictures are. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <p className={styles.name}>
          Gangway
          <span className={styles.tagline}>Three days, one ship, a thousand friends.</span>
        </p>
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
      <p className={styles.note}>Images are illustrations of the planned voyage.</p>
    </footer>
  );
}
