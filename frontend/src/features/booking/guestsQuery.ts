import type { Traveller } from '../../api/draft';
import { logProblem } from '../../api/errors';
import { entryOf, type TravellerEntry, travellerOf } from './traveller';
import { type AgeDays, travellerProblems } from './travellerProblems';

/** The travellers in an address: names and no more. Everything else about them stays on the server. */
export function namesOf(travellers: readonly Pick<Traveller, 'firstName' | 'lastName'>[]): string {
  return JSON.stringify(travellers.map(({ firstName, lastName }) => ({ firstName, lastName })));
}

/** Reads the `guests` of an address. Anything that is not JSON of a list is logged and treated as nobody. */
export function readGuests(json: string | null): TravellerEntry[] {
  if (!json) return [];
  try {
    const guests: unknown = JSON.parse(json);
    if (!Array.isArray(guests)) throw new TypeError('guests is not a list');
    return guests.map((guest) => entryOf(typeof guest === 'object' && guest !== null ? guest : {}));
  } catch (error) {
    // The parser quotes what it read, so only the kind of fault is logged: the text may hold personal data.
    logProblem('The guests of this address are unreadable', error instanceof Error ? error.name : 'unknown');
    return [];
  }
}

/** The travellers of an address that holds all their details, as older links do; null when any detail is missing. */
export function completeTravellers(entries: readonly TravellerEntry[], days: AgeDays): Traveller[] | null {
  const isComplete = entries.every((entry) => Object.keys(travellerProblems(entry, days)).length === 0);
  return entries.length > 0 && isComplete ? entries.map(travellerOf) : null;
}
