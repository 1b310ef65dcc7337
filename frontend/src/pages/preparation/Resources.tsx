import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import styles from './Resources.module.css';
import page from './PreparationPage.module.css';

const OUTSIDE = [
  {
    href: 'https://travel.state.gov/content/travel/en/passports.html',
    name: 'U.S. passports',
    about: 'Renewing and how long it takes',
  },
  {
    href: 'https://wwwnc.cdc.gov/travel/destinations/traveler/none/mexico',
    name: 'CDC: health in Mexico',
    about: 'Vaccines, food and water',
  },
  {
    href: 'https://www.cbp.gov/travel/us-citizens/know-before-you-go',
    name: 'U.S. customs: know before you go',
    about: 'What you may bring home',
  },
  {
    href: 'https://www.weather.gov/sgx/',
    name: 'National Weather Service, San Diego',
    about: 'Forecast for the coast north of the border',
  },
] as const;

const INSIDE = [
  { to: paths.guestItinerary(), name: 'Itinerary', about: 'Every day of the trip, hour by hour' },
  { to: paths.tripDetails(), name: 'Ship details', about: 'Decks, cabins and what is on board' },
  { to: paths.chat(), name: 'Group chat', about: 'Ask the others and the hosts' },
  { to: paths.contact(), name: 'Contact', about: 'For everything that needs a person' },
] as const;

/** Where to read on and whom to ask. */
export function Resources() {
  return (
    <section id="resources" className={page.section} aria-labelledby="resources-title">
      <h2 id="resources-title">Helpful resources</h2>
      <div className={styles.columns}>
        <div>
          <h3>Good to know ashore</h3>
          <ul className={styles.notes}>
            <li>Ensenada keeps Pacific time, like the ship: no watch needs changing.</li>
            <li>The currency is the Mexican peso. Dollars are widely taken; small bills help.</li>
            <li>The emergency number in Mexico is 911, as in the United States.</li>
            <li>Sockets in Mexico take U.S. plugs, at about the same voltage.</li>
            <li>Ashore, drink bottled water.</li>
          </ul>
        </div>
        <div>
          <h3>On this site</h3>
          <ul className={styles.links}>
            {INSIDE.map(({ to, name, about }) => (
              <li key={to}>
                <Link to={to}>{name}</Link>
                <span>{about}</span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3>Elsewhere</h3>
          <ul className={styles.links}>
            {OUTSIDE.map(({ href, name, about }) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noopener noreferrer">
                  {name} <ExternalLink aria-hidden="true" size={16} strokeWidth={2} />
                  <span className="visually-hidden">(opens in a new tab)</span>
                </a>
                <span className={styles.about}>{about}</span>
                <span className={styles.address}>{href}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
