import type { BoardTraveller } from '../../api/host/hostDocuments';
import type { HostMe } from '../../api/host/hostMe';
import { formatCount } from '../../lib/numbers';
import { isOver } from '../../lib/tripIsOver';
import type { TripScope } from '../../lib/tripScope';

export type HostedTrip = HostMe['trips'][number];

/** The trips of a scope that take place and on which this host may see papers: the ship of each is sent a list of its own. */
export function listedTrips(trips: readonly HostedTrip[], scope: TripScope): HostedTrip[] {
  return trips.filter((trip) => trip.documents && !trip.isCalledOff && isIn(scope, trip));
}

function isIn(scope: TripScope, trip: HostedTrip): boolean {
  if (scope === null) return true;
  return scope === 'current' ? !isOver(trip) : trip.tripId === scope;
}

/** Who stands on the list of a trip. */
export function sailingOn(travellers: readonly BoardTraveller[], tripId: number): BoardTraveller[] {
  return travellers.filter((one) => one.tripId === tripId && one.status === 'confirmed');
}

export const travellerWords = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'traveller' : 'travellers'}`;

/** How many stand on a list, and of how many more is asked. */
export function sailingWords(sailing: readonly BoardTraveller[]): string {
  if (sailing.length === 0) return 'Nobody has a confirmed booking yet.';
  const lacking = sailing.filter(({ missing }) => missing.length > 0).length;
  const rest = lacking === 0 ? 'nothing is missing' : `of ${formatCount(lacking)} something is missing`;
  return `${travellerWords(sailing.length)}; ${rest}.`;
}
