import type { Traveller } from '../../../api/draft';
import { entryOf, type TravellerEntry, travellerOf } from './traveller';
import { type TravelRule, travellerProblems } from './travellerProblems';

/** The travellers in an address: names and no more. Everything else about them stays on the server. */
export function namesOf(travellers: readonly Pick<Traveller, 'firstName' | 'lastName'>[]): string {
  return JSON.stringify(travellers.map(({ firstName, lastName }) => ({ firstName, lastName })));
}

/** Reads the `guests` of an address: nobody when there are none, null when it is not JSON of a list. */
export function readGuests(json: string | null): TravellerEntry[] | null {
  if (!json) return [];
  try {
    const guests: unknown = JSON.parse(json);
    if (!Array.isArray(guests)) return null;
    return guests.map((guest) => entryOf(typeof guest === 'object' && guest !== null ? guest : {}));
  } catch {
    return null;
  }
}

/** The travellers of an address that holds all their details, as older links do; null when any detail is missing. */
export function completeTravellers(entries: readonly TravellerEntry[], rule: TravelRule): Traveller[] | null {
  const isComplete = entries.every((entry) => Object.keys(travellerProblems(entry, rule)).length === 0);
  return entries.length > 0 && isComplete ? entries.map(travellerOf) : null;
}
