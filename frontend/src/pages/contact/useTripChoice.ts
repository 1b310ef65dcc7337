import { useMemo } from 'react';
import { type TripCardView, useTripsOnSale } from '../../api/tripsOnSale';
import { type OwnVoyage, useVoyages } from '../../api/voyages';
import { useHydrated } from '../../lib/browser/useHydrated';
import { type Organisers, organisersOf, type TripChoice, tripChoice } from './tripChoice';

const NONE: readonly OwnVoyage[] = [];
const NOTHING: readonly TripCardView[] = [];

interface Choice {
  trips: TripChoice | null;
  organisers: Organisers;
}

/** The trips that the message of whoever is here can be about, as far as they are known, and who organises them. */
export function useTripChoice(): Choice {
  // The server draws the page for everybody; whose it is may be known before the first drawing here.
  const isHydrated = useHydrated();
  const { data: voyages = NONE } = useVoyages();
  const own = isHydrated ? voyages : NONE;
  const { data: onSale = NOTHING } = useTripsOnSale();
  return useMemo(
    () => ({ trips: tripChoice(own, onSale), organisers: organisersOf(own, onSale) }),
    [own, onSale],
  );
}
