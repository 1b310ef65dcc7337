import { organisedBy } from '../../../../backend/contracts/organiser';
import type { TripCardView } from '../../api/tripsOnSale';
import type { OwnVoyage } from '../../api/voyages';
import { tripNames, tripValue } from '../../lib/tripNames';

/** What the trips that a message can be about are called, by their values in the list: first the one that is meant. */
export type TripChoice = Record<string, string>;
/** Who organises them, in a sentence, by the value that the form has for the trip; none of a trip that names nobody. */
export type Organisers = Record<string, string | undefined>;

type Own = readonly OwnVoyage[];
type OnSale = readonly Pick<TripCardView, 'id' | 'title' | 'startDate' | 'endDate' | 'organiser'>[];

/** Those on sale that are none of somebody's own. */
const othersOf = (own: Own, onSale: OnSale) => onSale.filter((trip) => own.every(({ id }) => id !== trip.id));

/**
 * The trips that somebody's message can be about: their own, in the order that their pages have them, and those on sale. Null
 * where there is one alone.
 */
export function tripChoice(own: Own, onSale: OnSale): TripChoice | null {
  const others = othersOf(own, onSale);
  const all = [...own, ...others].map(({ id, title, startDate, endDate }) => ({
    tripId: id,
    title,
    startDate,
    endDate,
  }));
  const names = tripNames(all);
  if (own.length > 0)
    for (const value of others.map(({ id }) => tripValue(id))) names[value] = `Another trip: ${names[value]}`;
  return all.length > 1 ? names : null;
}

/** Who organises each of these trips. Of one alone the form has no value, for there is nothing to choose. */
export function organisersOf(own: Own, onSale: OnSale): Organisers {
  const all = [...own, ...othersOf(own, onSale)];
  return Object.fromEntries(
    all.flatMap(({ id, organiser }) =>
      organiser ? [[all.length > 1 ? tripValue(id) : '', organisedBy(organiser)]] : [],
    ),
  );
}

/** The value that the form starts with: the first wish that can be chosen, else the trip that is meant; empty without a choice. */
export function firstTrip(trips: TripChoice | null, wishes: readonly (string | undefined)[]): string {
  if (!trips) return '';
  const wished = wishes.find((wish) => wish !== undefined && Object.hasOwn(trips, wish));
  return wished ?? Object.keys(trips)[0] ?? '';
}
