import {
  Anchor,
  CircleCheck,
  CircleX,
  Clock,
  Flag,
  Hourglass,
  ListOrdered,
  type LucideIcon,
  PencilRuler,
  Ticket,
} from 'lucide-react';
import type { RecentGuest, RecentTrip } from '../../api/host';

export interface StatusLook {
  word: string;
  icon: LucideIcon;
  tone: 'success' | 'warning' | 'error' | 'info' | 'plain';
}

/** A status is told by word, icon and colour, so that it is told without colour too. */
export const TRIP_STATUS: Record<RecentTrip['status'], StatusLook> = {
  active: { word: 'Active', icon: Anchor, tone: 'success' },
  booking: { word: 'Booking', icon: Ticket, tone: 'info' },
  planning: { word: 'Planning', icon: PencilRuler, tone: 'warning' },
  completed: { word: 'Completed', icon: Flag, tone: 'plain' },
};

export const GUEST_STATUS: Record<RecentGuest['status'], StatusLook> = {
  confirmed: { word: 'Confirmed', icon: CircleCheck, tone: 'success' },
  pending_payment: { word: 'Pending payment', icon: Clock, tone: 'warning' },
  pending: { word: 'Pending', icon: Hourglass, tone: 'plain' },
  waitlist: { word: 'Waitlist', icon: ListOrdered, tone: 'info' },
  cancelled: { word: 'Cancelled', icon: CircleX, tone: 'error' },
};
