/** The zone of a host's trip. UTC while their trips are not known. */
export function zoneOf(trips: readonly { tripId: number; timeZone: string }[], tripId: number): string {
  return trips.find((trip) => trip.tripId === tripId)?.timeZone ?? 'UTC';
}

/** The trip a page of the desk is about: the chosen one, or with all chosen the one that stands first, which is on sale. */
export function meantTrip<T extends { tripId: number }>(
  trips: readonly T[],
  chosen: number | null,
): T | undefined {
  return trips.find(({ tripId }) => tripId === chosen) ?? trips[0];
}
