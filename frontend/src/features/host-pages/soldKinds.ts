import { type CabinType, soldCabinNames } from '../../lib/cabinNames';
import type { ReadingProps } from './editedTrip';

/** The kinds of cabin that a trip sells, each with what the trip calls it. */
export const soldKinds = (trip: ReadingProps<unknown>['trip']) =>
  Object.entries(soldCabinNames(trip)) as [kind: CabinType, name: string][];
