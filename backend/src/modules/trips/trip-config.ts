export const CABIN_TYPES = ['inside', 'oceanview', 'balcony'] as const;
export type CabinType = (typeof CABIN_TYPES)[number];

/** A cabin package as it is sold. Prices are per person, in cents; the "was" prices are shown struck out. */
export interface CabinPackage {
  name: string;
  description: string;
  doubleCents: number;
  doubleWasCents: number;
  singleCents: number;
  singleWasCents: number;
  popular: boolean;
  savings: string;
  features: string[];
}

/** What a trip sells: the `config` column of a trip. */
export interface TripConfig {
  cabins: Record<CabinType, CabinPackage>;
  /** Travel insurance, once a booking (specification section 9: 160 flat). */
  insuranceCents: number;
}
