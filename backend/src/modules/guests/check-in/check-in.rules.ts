import { namesLockOn } from '../records/details.rules.js';
import type { TravellerFacts } from '../checklist/checklist.rules.js';

/** Check-in opens when the ship's list is made, and closes when the ship sails; days in the trip's zone. */
export function checkInOpensOn(startDate: string): string {
  return namesLockOn(startDate);
}

export function isCheckInOpen(startDate: string | null, today: string, hasSailed: boolean): boolean {
  return startDate !== null && !hasSailed && today >= checkInOpensOn(startDate);
}

/** The sentence a check-in is refused with, or null: the ship takes nobody whose papers are not complete. */
export function checkInProblem({
  missing,
  hasSigned,
}: Pick<TravellerFacts, 'missing' | 'hasSigned'>): string | null {
  if (missing.length > 0) return 'Complete the details first';
  return hasSigned ? null : 'Sign the waiver first';
}
