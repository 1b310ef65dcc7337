/** Under the host's own id: who signs in next at this browser begins with their own choice. It is no secret of theirs. */
const keyOf = (userId: number) => `desk-trip:${userId}`;

/** The choice of trips with which a host left the desk, as an address has it; null when it is the usual one. */
export function keptTrip(userId: number): string | null {
  try {
    return localStorage.getItem(keyOf(userId));
  } catch {
    // A browser that stores nothing begins anew each time.
    return null;
  }
}

/** Keeps the choice for the next visit; undefined is the usual one. */
export function keepTrip(userId: number, trip: string | undefined): void {
  try {
    if (trip === undefined) localStorage.removeItem(keyOf(userId));
    else localStorage.setItem(keyOf(userId), trip);
  } catch {
    // See above.
  }
}
