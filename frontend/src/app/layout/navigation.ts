import {
  CalendarDays,
  House,
  type LucideIcon,
  Luggage,
  MessagesSquare,
  Ship,
  Ticket,
  Users,
  Waves,
} from 'lucide-react';
import { paths } from '../../lib/paths';
import type { Way } from './useWays';

export interface NavItem extends Way {
  label: string;
  /** The word under the icon in the bottom bar, where room is short. */
  shortLabel?: string;
  icon: LucideIcon;
  /** Open to paid guests and hosts; others are led to the gate. */
  isPremium?: boolean;
  /** It closes some time after the trip, and says so then. */
  isGuestList?: boolean;
  /** The count of unread messages stands beside it. */
  hasUnread?: boolean;
}

const HOME: NavItem = { label: 'Home', to: paths.home(), icon: House };
const ITINERARY: NavItem = {
  label: 'Itinerary',
  to: paths.itinerary(),
  ownTo: paths.guestItinerary(),
  icon: CalendarDays,
};
const GUESTS: NavItem = {
  label: 'Guest List',
  shortLabel: 'Guests',
  to: paths.guests(),
  isGuestList: true,
  icon: Users,
  isPremium: true,
};
const CHAT: NavItem = {
  label: 'Group Chat',
  shortLabel: 'Chat',
  to: paths.chat(),
  icon: MessagesSquare,
  isPremium: true,
  hasUnread: true,
};

/** The places of the site, in the order in which sidebar and drawer show them. */
export const NAV_ITEMS: readonly NavItem[] = [
  HOME,
  { label: 'Ship Details', to: paths.tripDetails(), ownTo: paths.guestShip(), icon: Ship },
  ITINERARY,
  { label: 'Join Trip', to: paths.pricing(), icon: Ticket },
  GUESTS,
  { label: 'Guest Dashboard', to: paths.guestHomepage(), icon: Waves, isPremium: true },
  CHAT,
  { label: 'Preparation', to: paths.preparation(), icon: Luggage, isPremium: true },
];

/** The four places under the thumb; the fifth item of that bar is Menu. */
export const BOTTOM_ITEMS: readonly NavItem[] = [HOME, ITINERARY, CHAT, GUESTS];
