import type { HostEventType } from '../../../../backend/contracts/host-events';

/** The second word of a host query's key: `['host', area, ...]`. */
export type HostArea =
  | 'overview'
  | 'guests'
  | 'booking'
  | 'payments'
  | 'dates'
  | 'communications'
  | 'documents'
  | 'actions'
  | 'analytics'
  | 'trips'
  | 'boarding'
  | 'log';

const BOOKING: readonly HostArea[] = [
  'overview',
  'guests',
  'booking',
  'payments',
  'dates',
  'documents',
  'actions',
  'analytics',
  'trips',
  'boarding',
  'log',
];
const MONEY: readonly HostArea[] = [
  'overview',
  'guests',
  'booking',
  'payments',
  'actions',
  'analytics',
  'trips',
  'log',
];

/** What is read again when something happens. */
const AREAS: Record<HostEventType, readonly HostArea[]> = {
  'booking.created': BOOKING,
  'booking.changed': BOOKING,
  'payment.received': MONEY,
  'payment.declined': MONEY,
  'payment.refunded': MONEY,
  'money.alert': ['payments', 'booking', 'actions', 'log'],
  'chat.message': ['communications'],
  'message.reported': ['communications', 'actions'],
  'document.changed': ['documents', 'booking', 'guests', 'dates', 'actions', 'boarding', 'log'],
  'dates.changed': ['dates', 'log'],
  'guests.mailed': ['communications', 'log'],
  'guest.boarded': ['boarding', 'booking', 'log'],
  'host.requested': ['actions', 'trips', 'log'],
  // Also what a co-host may do, and so everything they see.
  'trip.changed': [...BOOKING, 'communications'],
};

/** The areas that one of these events may have changed. */
export function areasOf(types: Iterable<HostEventType>): Set<HostArea> {
  return new Set([...types].flatMap((type) => AREAS[type]));
}
