import { forgetKept, keep, readKept } from '../../lib/browser/kept';

/** How the names begin under which this tab keeps what is being typed: bookings, and messages to the hosts. */
const PREFIX = 'gangway-';

/** Whose it is, by the account's id: it outlives a reload, as the texts do. */
const OWNER = `${PREFIX}typed-by`;

/**
 * Says who is signed in here. What somebody else typed in this tab is forgotten; what a visitor typed is theirs, whoever they
 * turn out to be.
 */
export function typedBy(userId: number): void {
  const owner = readKept('tab', OWNER);
  if (owner !== null && owner !== String(userId)) forgetTyped();
  keep('tab', OWNER, String(userId));
}

/** Forgets everything that was typed in this tab: its person has left. */
export function forgetTyped(): void {
  forgetKept('tab', PREFIX);
}
