import {
  Anchor,
  Ban,
  BadgeCheck,
  CircleCheck,
  CircleDashed,
  CircleDollarSign,
  CircleX,
  Clock,
  Flag,
  Hourglass,
  ListOrdered,
  PencilRuler,
  Ticket,
  Undo2,
} from 'lucide-react';
import type { StatusLook } from './StatusMark';

/** Of a trip that does not take place. */
export const CALLED_OFF: StatusLook = { word: 'Called off', icon: Ban, tone: 'error' };

/** Of a trip that is to be called off, and waits for a second host. */
const CALL_OFF_WAITS: StatusLook = { word: 'To be called off', icon: Ban, tone: 'warning' };

/** How a trip's status looks everywhere. */
export const TRIP_STATUS = {
  active: { word: 'Active', icon: Anchor, tone: 'success' },
  booking: { word: 'Booking', icon: Ticket, tone: 'info' },
  planning: { word: 'Planning', icon: PencilRuler, tone: 'warning' },
  completed: { word: 'Completed', icon: Flag, tone: 'plain' },
} satisfies Record<string, StatusLook>;

/** What is marked at a trip, of whichever status it was when it was called off, or is to be. */
export function tripLook({
  status,
  isCalledOff,
  isCallOffWaiting,
}: {
  status: keyof typeof TRIP_STATUS;
  isCalledOff: boolean;
  isCallOffWaiting: boolean;
}): StatusLook {
  if (isCalledOff) return CALLED_OFF;
  return isCallOffWaiting ? CALL_OFF_WAITS : TRIP_STATUS[status];
}

/** How the status of a guest and of their booking looks everywhere. */
export const GUEST_STATUS = {
  confirmed: { word: 'Confirmed', icon: CircleCheck, tone: 'success' },
  pending_payment: { word: 'Pending payment', icon: Clock, tone: 'warning' },
  pending: { word: 'Pending', icon: Hourglass, tone: 'plain' },
  waitlist: { word: 'Waitlist', icon: ListOrdered, tone: 'info' },
  cancelled: { word: 'Cancelled', icon: CircleX, tone: 'error' },
} satisfies Record<string, StatusLook>;

/** How far a booking is paid. */
export const PAYMENT_STATUS = {
  paid: { word: 'Paid', icon: BadgeCheck, tone: 'success' },
  partial: { word: 'Partly paid', icon: CircleDashed, tone: 'warning' },
  unpaid: { word: 'Unpaid', icon: CircleDollarSign, tone: 'plain' },
  refunded: { word: 'Refunded', icon: Undo2, tone: 'info' },
} satisfies Record<string, StatusLook>;
