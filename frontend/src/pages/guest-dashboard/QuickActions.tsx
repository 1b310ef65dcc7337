import { CalendarDays, type LucideIcon, Luggage, MessagesSquare, UserRound } from 'lucide-react';
import { Link } from '../../ui/Link';
import { paths } from '../../lib/paths';
import styles from './QuickActions.module.css';

const ACTIONS: readonly { to: string; icon: LucideIcon; title: string; text: string }[] = [
  { to: paths.guestItinerary(), icon: CalendarDays, title: 'Itinerary', text: 'Every day, hour by hour' },
  { to: paths.guestChat(), icon: MessagesSquare, title: 'Group Chat', text: 'Talk to everybody aboard' },
  {
    to: paths.guestPreparation(),
    icon: Luggage,
    title: 'Preparation',
    text: 'The packing list and the guide',
  },
  {
    to: paths.guestProfile(),
    icon: UserRound,
    title: 'Profile',
    text: 'Details, waiver and what is missing',
  },
];

/** The four places a guest goes to most. */
export function QuickActions() {
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions" className={styles.title}>
        Quick actions
      </h2>
      <ul className={styles.actions}>
        {ACTIONS.map(({ to, icon: Icon, title, text }) => (
          <li key={to}>
            <Link to={to} className={styles.action}>
              <Icon aria-hidden="true" size={24} strokeWidth={1.75} />
              <span>
                <span className={styles.name}>{title}</span>
                <span className={styles.text}>{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
