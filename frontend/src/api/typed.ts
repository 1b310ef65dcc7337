/** How the names begin under which this tab keeps what is being typed: bookings, and messages to the hosts. */
const PREFIX = 'gangway-';

/** Forgets everything that was typed in this tab: its person has left. */
export function forgetTyped(): void {
  try {
    const kept = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of kept) sessionStorage.removeItem(key);
  } catch {
    // Nothing is kept where there is no storage.
  }
}
