/** How the names begin under which this tab keeps what is being typed: bookings, and messages to the hosts. */
const PREFIX = 'gangway-';

/** Whose it is, by the account's id: it outlives a reload, as the texts do. */
const OWNER = `${PREFIX}typed-by`;

/**
 * Says who is signed in here. What somebody else typed in this tab is forgotten; what a visitor typed is theirs, whoever they
 * turn out to be.
 */
export function typedBy(userId: number): void {
  try {
    const owner = sessionStorage.getItem(OWNER);
    if (owner !== null && owner !== String(userId)) forgetTyped();
    sessionStorage.setItem(OWNER, String(userId));
  } catch {
    // Nothing is kept where there is no storage.
  }
}

/** Forgets everything that was typed in this tab: its person has left. */
export function forgetTyped(): void {
  try {
    const kept = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of kept) sessionStorage.removeItem(key);
  } catch {
    // Nothing is kept where there is no storage.
  }
}
