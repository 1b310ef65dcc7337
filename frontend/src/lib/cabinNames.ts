/** The names under which cabins stand in an address, whatever a trip calls them (specification, section 9). */
export const CABIN_NAMES = { inside: 'Inside Cabin', oceanview: 'Ocean View', balcony: 'Balcony' } as const;
type CabinType = keyof typeof CABIN_NAMES;

/** What a trip calls a cabin. */
export function cabinNameOn(
  { cabins }: { cabins: readonly { type: CabinType; name: string }[] },
  cabinType: CabinType,
): string {
  return cabins.find(({ type }) => type === cabinType)?.name ?? CABIN_NAMES[cabinType];
}
