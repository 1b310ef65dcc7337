/** The names under which cabins stand in an address, whatever a trip calls them (specification, section 9). */
export const CABIN_NAMES = { inside: 'Inside Cabin', oceanview: 'Ocean View', balcony: 'Balcony' } as const;
export type CabinType = keyof typeof CABIN_NAMES;
const KINDS = Object.keys(CABIN_NAMES) as CabinType[];

interface NamedCabins {
  cabins: readonly { type: CabinType; name: string; isSold?: boolean }[];
}

/** The kind of cabin that has this name wherever no trip calls it otherwise; inside where none has. */
export const kindNamed = (name: string): CabinType =>
  KINDS.find((kind) => CABIN_NAMES[kind] === name) ?? 'inside';

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

/** What a trip calls the cabins that it sells; where that is not known yet, all there could be. */
export function soldCabinNames(trip: NamedCabins): Partial<Record<CabinType, string>> {
  const names: Partial<Record<CabinType, string>> = cabinNamesOn(trip);
  const isUnsold = (kind: CabinType) =>
    !trip.cabins.some(({ type, isSold = true }) => type === kind && isSold);
  if (trip.cabins.length > 0) for (const kind of KINDS) if (isUnsold(kind)) delete names[kind];
  return names;
}

/** A kind of cabin where the trip sells it, else the first that it does sell. */
export function soldCabin(trip: NamedCabins, wanted: CabinType): CabinType {
  const names = soldCabinNames(trip);
  return wanted in names ? wanted : (KINDS.find((kind) => kind in names) ?? wanted);
}
