import { ExternalLink } from 'lucide-react';
import { Link } from '../../ui/Link';
import type { TripGuide } from '../../api/guestGuide';
import { paths } from '../../lib/paths';
import styles from './Resources.module.css';
import page from './PreparationPage.module.css';

const INSIDE = [
  { to: paths.guestItinerary(), name: 'Itinerary', about: 'Every day of the trip, hour by hour' },
  { to: paths.guestShip(), name: 'Ship details', about: 'Her figures, and what is on board' },
  { to: paths.chat(), name: 'Group chat', about: 'Ask the others and the hosts' },
  { to: paths.contact(), name: 'Contact', about: 'For everything that needs a person' },
] as const;

/** Where to read on and whom to ask. */
export function Resources({ guide: { ashore, links } }: { guide: TripGuide }) {
  return (
    <section id="resources" className={page.section} aria-labelledby="resources-title">
      <h2 id="resources-title">Helpful resources</h2>
      <div className={styles.columns}>
        {ashore.length > 0 && (
          <div>
            <h3>Good to know ashore</h3>
            <ul className={styles.notes}>
              {ashore.map((note, place) => (
                <li key={`${place} ${note}`}>{note}</li>
              ))}
            </ul>
          </div>
        )}
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
        {links.length > 0 && (
          <div>
            <h3>Elsewhere</h3>
            <ul className={styles.links}>
              {links.map(({ url, name, about }, place) => (
                <li key={`${place} ${url}`}>
                  <a href={url} target="_blank" rel="noopener noreferrer">
                    {name} <ExternalLink aria-hidden="true" size={16} strokeWidth={2} />
                    <span className="visually-hidden">(opens in a new tab)</span>
                  </a>
                  {about && <span className={styles.about}>{about}</span>}
                  <span className={styles.address}>{url}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
