import { useVoyages } from '../../api/voyages';
import { tripNames, tripValue } from '../../lib/tripNames';

/** The groups somebody is in, as a list to choose from. */
export interface Groups {
  /** What each is called, by its value in the list. */
  names: Record<string, string>;
  /** The value of the one whose chat is open. */
  here: string;
}

/** The groups whose chats are open to the person, where `tripId` is one of several; null where there is nothing to choose. */
export function useGroups(tripId: number | null): Groups | null {
  const { data = [] } = useVoyages();
  const open = data.filter(({ isOpen }) => isOpen);
  if (open.length < 2 || !open.some(({ id }) => id === tripId)) return null;
  return {
    names: tripNames(open.map(({ id, ...trip }) => ({ ...trip, tripId: id }))),
    here: tripValue(tripId),
  };
}
