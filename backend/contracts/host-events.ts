/** The events of the namespace `/host`. Sockets tell, HTTP answers: an event carries a state, no page. */

export const HOST_EVENT_TYPES = [
  'booking.created',
  'booking.changed',
  'payment.received',
  'payment.declined',
  'payment.refunded',
  'money.alert',
  'chat.message',
  'message.reported',
  'document.changed',
  'dates.changed',
  'guests.mailed',
  'guest.boarded',
  'host.requested',
  'trip.changed',
] as const;
export type HostEventType = (typeof HOST_EVENT_TYPES)[number];

/**
 * Ids ascend in the order of commit and have no holes over all trips; a host receives those of the trips they host, and
 * `host.requested` where they decide on it.
 */
export interface HostEvent {
  id: number;
  type: HostEventType;
  tripId: number;
  /** ISO instant by the server's clock. */
  at: string;
  summary: HostEventSummary;
}

export interface HostEventSummary {
  /** One line for people, without private data: "Dana R. booked Balcony for 2". Amounts only with the right to money. */
  text: string;
  bookingId?: string;
  amountCents?: number;
  status?: string;
}

/** The Overview's figures over all trips this host hosts. `version` is the id of the newest event counted in. */
export interface HostSummary {
  version: number;
  totalTrips: number;
  activeTrips: number;
  totalGuests: number;
  confirmedGuests: number;
  pendingGuests: number;
  /** Of the trips on which they have the right to money; null when there is none. */
  revenueCents: number | null;
  pendingCents: number | null;
  /** Completed trips over all trips, rounded to a whole percent. */
  completionPercent: number;
}

export interface HostServerToClient {
  'host:summary': (summary: HostSummary) => void;
  /** Events after `auth.after` first (at most 500, newest kept), then each as it happens. */
  'host:event': (event: HostEvent) => void;
}

export type HostClientToServer = Record<string, never>;

export interface HostHandshake {
  /** The last event id this page has seen; without it only new events are sent. */
  after?: number;
}
