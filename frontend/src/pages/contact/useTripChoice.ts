import { useMemo } from 'react';
import { type TripCardView, useTripsOnSale } from '../../api/tripsOnSale';
import { type OwnVoyage, useVoyages } from '../../api/voyages';
import { type TripChoice, tripChoice } from './tripChoice';

const NONE: readonly OwnVoyage[] = [];
const NOTHING: readonly TripCardView[] = [];

/** The trips that the message of whoever is here can be about, as far as they are known. */
export function useTripChoice(): TripChoice | null {
  const { data: own = NONE } = useVoyages();
  const { data: onSale = NOTHING } = useTripsOnSale();
  return useMemo(() => tripChoice(own, onSale), [own, onSale]);
}
