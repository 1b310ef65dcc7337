import { useMemo } from 'react';
import { type TripCardView, useTripsOnSale } from '../../api/tripsOnSale';
import { type OwnVoyage, useVoyages } from '../../api/voyages';
import { type Organisers, organisersOf, type TripChoice, tripChoice } from './tripChoice';

const NONE: readonly OwnVoyage[] = [];
const NOTHING: readonly TripCardView[] = [];

interface Choice {
  trips: TripChoice | null;
  organisers: Organisers;
}

/** The trips that the message of whoever is here can be about, as far as they are known, and who organises them. */
export function useTripChoice(): Choice {
  const { data: own = NONE } = useVoyages();
  const { data: onSale = NOTHING } = useTripsOnSale();
  return useMemo(
    () => ({ trips: tripChoice(own, onSale), organisers: organisersOf(own, onSale) }),
    [own, onSale],
  );
}
