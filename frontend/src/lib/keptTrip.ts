import { keep, readKept } from './browser/kept';

/** Under the host's own id: who signs in next at this browser begins with their own choice. It is no secret of theirs. */
const keyOf = (userId: number) => `desk-trip:${userId}`;

/** The choice of trips with which a host left the desk, as an address has it; null when it is the usual one. */
export function keptTrip(userId: number): string | null {
  return readKept('device', keyOf(userId));
}

/** Keeps the choice for the next visit; undefined is the usual one. */
export function keepTrip(userId: number, trip: string | undefined): void {
  keep('device', keyOf(userId), trip ?? null);
}
