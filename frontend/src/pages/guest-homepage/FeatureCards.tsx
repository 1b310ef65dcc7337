import { CalendarDays, type LucideIcon, Luggage, MessagesSquare, TicketCheck, Users } from 'lucide-react';
import { Link } from '../../ui/Link';
import { useSession } from '../../api/session';
import { useUnread } from '../../api/chat/unread';
import { useListClosedOn } from '../../api/voyages';
import { listClosedSentence } from '../../lib/listClosed';
import { formatCount } from '../../lib/numbers';
import { paths } from '../../lib/paths';
import styles from './FeatureCards.module.css';

interface Feature {
  to: string;
  icon: LucideIcon;
  title: string;
  text: string;
}

const CHAT = paths.chat();
const GUESTS = paths.guests();
const FEATURES: readonly Feature[] = [
  { to: CHAT, icon: MessagesSquare, title: 'Group Chat', text: 'Plans, questions and songs, day and night.' },
  { to: GUESTS, icon: Users, title: 'Guest List', text: 'Who sails with you, and what they like.' },
  { to: paths.guestItinerary(), icon: CalendarDays, title: 'Itinerary', text: 'Every day, hour by hour.' },
  {
    to: paths.preparation(),
    icon: Luggage,
    title: 'Preparation',
    text: 'What to pack, and what to do by when.',
  },
];

const MY_TRIP: Feature = {
  to: paths.guestDashboard(),
  icon: TicketCheck,
  title: 'My Trip',
  text: 'Payments, papers, and what is still to do.',
};

/** The rooms of the members' place; the chat says how much is new. Hosts have no trip of their own here. */
export function FeatureCards() {
  const unread = useUnread(true);
  const closedOn = useListClosedOn();
  const { user } = useSession();
  const features = user?.role === 'guest' ? [...FEATURES, MY_TRIP] : FEATURES;
  return (
    <section className={styles.section} aria-labelledby="features">
      <h2 id="features" className="visually-hidden">
        Your group
      </h2>
      <ul className={styles.cards}>
        {features.map(({ to, icon: Icon, title, text }) => (
          <li key={to}>
            <Link to={to} className={styles.card}>
              <span className={styles.icon}>
                <Icon aria-hidden="true" size={24} strokeWidth={1.75} />
              </span>
              <span className={styles.name}>{title}</span>
              <span className={styles.text}>
                {to === GUESTS && closedOn ? listClosedSentence(closedOn) : text}
              </span>
              {to === CHAT && unread > 0 && (
                <span className={styles.unread}>{formatCount(unread)} unread</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
