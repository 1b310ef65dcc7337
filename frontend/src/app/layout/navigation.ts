import { House, type LucideIcon, MessagesSquare, Ticket } from 'lucide-react';
import { paths } from '../../lib/paths';

export interface NavItem {
  label: string;
  /** The word under the icon in the bottom bar, where room is short. */
  shortLabel?: string;
  to: string;
  icon: LucideIcon;
  /** Open to paid guests and hosts; others are led to the gate. */
  isPremium?: boolean;
}

/** The places of the site that exist, in the order in which menus show them. */
export const NAV_ITEMS: readonly NavItem[] = [
  { label: 'Home', to: paths.home(), icon: House },
  { label: 'Join Trip', to: paths.pricing(), icon: Ticket },
  { label: 'Group Chat', shortLabel: 'Chat', to: paths.chat(), icon: MessagesSquare, isPremium: true },
];
