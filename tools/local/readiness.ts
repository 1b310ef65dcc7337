import type { Child } from './child.js';
import { Interrupted, type Household } from './household.js';
import { LocalFault } from './local-fault.js';
import { waitUntil } from './wait.js';

const READINESS = { everyMs: 50, withinMs: 120_000 };

/**
 * Waits until `url` answers 200. Throws what made the household fall when the child ends instead, and a LocalFault
 * with the child's last words when it never gets there.
 */
export async function waitForAnswer(url: string, child: Child, household: Household): Promise<void> {
  const answered = await waitUntil(async () => child.ended || (await isReady(url)), READINESS);
  if (household.isStopping) throw new Interrupted();
  if (child.ended) return household.fallen;
  if (!answered) throw new LocalFault(`${child.name} does not answer at ${url}.\n${child.lastWords()}`);
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false; // not listening yet
  }
}
