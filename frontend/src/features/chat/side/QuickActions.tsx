import {
  CalendarDays,
  ImagePlus,
  type LucideIcon,
  MessageCircleQuestionMark,
  Search,
  Users,
} from 'lucide-react';
import { Link } from '../../../ui/Link';
import { paths } from '../../../lib/paths';
import styles from '../room/SidePanel.module.css';
import type { PhotoDesk } from '../compose/usePhotoDrafts';

interface Props {
  /** Whose chat it is; undefined while it is not open. */
  tripId: number | undefined;
  /** Whether the trip's guest list is still open. */
  isListOpen: boolean;
  photos: PhotoDesk;
  onSearch: () => void;
}

const placesOf = ({
  tripId,
  isListOpen,
}: Pick<Props, 'tripId' | 'isListOpen'>): { to: string; icon: LucideIcon; name: string }[] => [
  ...(isListOpen ? [{ to: paths.guests(), icon: Users, name: 'Who is coming' }] : []),
  { to: paths.guestItinerary(), icon: CalendarDays, name: 'The plan of the days' },
  { to: paths.contact(undefined, tripId), icon: MessageCircleQuestionMark, name: 'Ask the team' },
];

/** What people come to the chat for, beside talking. */
export function QuickActions({ photos: { closed, choose }, onSearch, ...trip }: Props) {
  return (
    <section aria-labelledby="chat-actions">
      <h2 id="chat-actions" className={styles.title}>
        Quick actions
      </h2>
      <ul className={styles.actions}>
        <li>
          <button
            type="button"
            className={styles.action}
            disabled={closed !== null}
            aria-describedby={closed === null ? undefined : 'chat-no-photo'}
            onClick={choose}
          >
            <ImagePlus aria-hidden="true" size={20} strokeWidth={1.75} />
            Share a photo
          </button>
          {closed !== null && (
            <p id="chat-no-photo" className={styles.closed}>
              {closed}
            </p>
          )}
        </li>
        <li>
          <button type="button" className={styles.action} onClick={onSearch}>
            <Search aria-hidden="true" size={20} strokeWidth={1.75} />
            Find a message
          </button>
        </li>
        {placesOf(trip).map(({ to, icon: Icon, name }) => (
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
