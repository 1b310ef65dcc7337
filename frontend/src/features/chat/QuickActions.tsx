import {
  CalendarDays,
  ImagePlus,
  type LucideIcon,
  MessageCircleQuestionMark,
  Search,
  Users,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import styles from './SidePanel.module.css';

interface Props {
  onPhoto: () => void;
  onSearch: () => void;
}

const PLACES: readonly { to: string; icon: LucideIcon; name: string }[] = [
  { to: paths.guests(), icon: Users, name: 'Who is coming' },
  { to: paths.guestItinerary(), icon: CalendarDays, name: 'The plan of the days' },
  { to: paths.contact(), icon: MessageCircleQuestionMark, name: 'Ask the team' },
];

/** What people come to the chat for, beside talking. */
export function QuickActions({ onPhoto, onSearch }: Props) {
  const buttons = [
    { name: 'Share a photo', icon: ImagePlus, onClick: onPhoto },
    { name: 'Find a message', icon: Search, onClick: onSearch },
  ];
  return (
    <section aria-labelledby="chat-actions">
      <h2 id="chat-actions" className={styles.title}>
        Quick actions
      </h2>
      <ul className={styles.actions}>
        {buttons.map(({ name, icon: Icon, onClick }) => (
          <li key={name}>
            <button type="button" className={styles.action} onClick={onClick}>
              <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
              {name}
            </button>
          </li>
        ))}
        {PLACES.map(({ to, icon: Icon, name }) => (
          <li key={to}>
            <Link to={to} className={styles.action}>
              <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
