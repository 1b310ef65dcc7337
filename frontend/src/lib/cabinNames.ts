/** The names under which cabins stand in an address, whatever a trip calls them (specification, section 9). */
export const CABIN_NAMES = { inside: 'Inside Cabin', oceanview: 'Ocean View', balcony: 'Balcony' } as const;
export type CabinType = keyof typeof CABIN_NAMES;
interface NamedCabins {
  cabins: readonly { type: CabinType; name: string }[];
}

/** What a trip calls its cabins, by their kind. */
export function cabinNamesOn(trip: NamedCabins): Record<CabinType, string> {
  return {
    inside: cabinNameOn(trip, 'inside'),
    oceanview: cabinNameOn(trip, 'oceanview'),
    balcony: cabinNameOn(trip, 'balcony'),
  };
}

/** What a trip calls a cabin. */
export function cabinNameOn({ cabins }: NamedCabins, cabinType: CabinType): string {
  return cabins.find(({ type }) => type === cabinType)?.name ?? CABIN_NAMES[cabinType];
}
