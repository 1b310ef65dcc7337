import { useVoyages } from '../../api/voyages';
import { isOver } from '../../lib/tripIsOver';
import { tripNames, tripValue } from '../../lib/tripNames';

/** The groups somebody is in, as a list to choose from. */
export interface Groups {
  /** What each is called, by its value in the list: of trips that are to come, and of those that are over. */
  current: Record<string, string>;
  over: Record<string, string>;
  /** The value of the one whose chat is open. */
  here: string;
}

/** The groups whose chats are open to the person, where `tripId` is one of several; null where there is nothing to choose. */
export function useGroups(tripId: number | null): Groups | null {
  const { data = [] } = useVoyages();
  const open = data.filter(({ isOpen }) => isOpen).map(({ id, ...trip }) => ({ ...trip, tripId: id }));
  if (open.length < 2 || !open.some((trip) => trip.tripId === tripId)) return null;
  const byDay = open.toSorted((a, b) => (a.startDate ?? '').localeCompare(b.startDate ?? ''));
  const over = byDay.filter(isOver).toReversed();
  const current = byDay.filter((trip) => !over.includes(trip));
  return { current: tripNames(current, open), over: tripNames(over, open), here: tripValue(tripId) };
}
