import type { HostEvent, HostEventType } from '../../../../contracts/host-events.js';

/** The trips of a host, those of them on which they have each right, and whether they say who becomes a host. */
export interface HostedTrips {
  tripIds: number[];
  moneyTripIds: number[];
  documentsTripIds: number[];
  messagesTripIds: number[];
  mayDecideHosts: boolean;
}

export const NO_TRIPS: HostedTrips = {
  tripIds: [],
  moneyTripIds: [],
  documentsTripIds: [],
  messagesTripIds: [],
  mayDecideHosts: false,
};

type Rights = Pick<HostedTrips, 'moneyTripIds' | 'documentsTripIds' | 'messagesTripIds'>;

/** News that is read in full with a right, and what the trip's other hosts read: that something happened, not to whom. */
const FOR_A_RIGHT: Partial<Record<HostEventType, { on: keyof Rights; otherwise: string }>> = {
  'document.changed': { on: 'documentsTripIds', otherwise: 'Details or papers of a traveller changed' },
  'message.reported': { on: 'messagesTripIds', otherwise: 'Something about reported messages changed' },
  'money.alert': { on: 'moneyTripIds', otherwise: 'An alert about money was raised or closed' },
};

const AMOUNT = /\$\d[\d,]*(?:\.\d\d)?/g;
/** What else is told may hold an amount that somebody wrote, such as the price of an excursion. */
const WITH_AMOUNTS = /^(booking|payment)\./;

/** Whether a host is told of an event at all: of their trips; of who asks to be a host where they decide on it. */
export function hears(
  { type, tripId }: HostEvent,
  { tripIds, mayDecideHosts }: Pick<HostedTrips, 'tripIds' | 'mayDecideHosts'>,
): boolean {
  return tripIds.includes(tripId) && (mayDecideHosts || type !== 'host.requested');
}

/**
 * An event as a host of its trip may read it. Without the right that it needs, a line that says nothing of whom it is
 * about and leads nowhere; without the right to money, no amounts.
 */
export function seenBy(event: HostEvent, rights: Rights): HostEvent {
  const full = FOR_A_RIGHT[event.type];
  if (full)
    return rights[full.on].includes(event.tripId) ? event : { ...event, summary: { text: full.otherwise } };
  if (rights.moneyTripIds.includes(event.tripId) || !WITH_AMOUNTS.test(event.type)) return event;
  const { amountCents: _amount, text, ...summary } = event.summary;
  const plain = text.replaceAll(AMOUNT, (_, at: number) => (at === 0 ? 'An amount' : 'an amount'));
  return { ...event, summary: { ...summary, text: plain } };
}
