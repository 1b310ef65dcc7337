import { type CabinType, cabinNamesOn } from '../../lib/cabinNames';
import type { ReadingProps } from './editedTrip';

/** The kinds of cabin that are seen of a trip, sold or still booked, each with what the trip calls it. */
export const shownKinds = (trip: ReadingProps<unknown>['trip']): [kind: CabinType, name: string][] => {
  const names = cabinNamesOn(trip);
  return trip.cabins.flatMap(({ type, isSold }): [CabinType, string][] => {
    if (isSold) return [[type, names[type]]];
    return trip.cabinsTaken[type] > 0 ? [[type, `${names[type]}, not sold any more`]] : [];
  });
};
