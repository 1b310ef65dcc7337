import type { HostEvent } from '../../../../contracts/host-events.js';

/** The trips of a host, and those of them on which they have the right to money and to documents. */
export interface HostedTrips {
  tripIds: number[];
  moneyTripIds: number[];
  documentsTripIds: number[];
}

export const NO_TRIPS: HostedTrips = { tripIds: [], moneyTripIds: [], documentsTripIds: [] };

const AMOUNT = /\$\d[\d,]*(?:\.\d\d)?/g;
const OF_PAPERS = 'Details or papers of a traveller changed';
/** What else is told may hold an amount that somebody wrote, such as the price of an excursion. */
const OF_MONEY = /^(booking|payment|money)\./;

/**
 * An event as a host of its trip may read it: without the right to money, without its amounts; without the right to
 * documents, without whose papers they were and what became of them.
 */
export function seenBy(
  event: HostEvent,
  { moneyTripIds, documentsTripIds }: Omit<HostedTrips, 'tripIds'>,
): HostEvent {
  if (event.type === 'document.changed' && !documentsTripIds.includes(event.tripId)) {
    return { ...event, summary: { ...event.summary, text: OF_PAPERS } };
  }
  if (moneyTripIds.includes(event.tripId) || !OF_MONEY.test(event.type)) return event;
  const { amountCents: _amount, text, ...summary } = event.summary;
  const plain = text.replaceAll(AMOUNT, (_, at: number) => (at === 0 ? 'An amount' : 'an amount'));
  return { ...event, summary: { ...summary, text: plain } };
}
