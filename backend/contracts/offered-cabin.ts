interface Priced {
  doubleCents: number;
}

/** Of these cabins the one in which two pay least, the first of two alike; undefined of none. */
const cheapestOf = <C extends Priced>(cabins: readonly C[]): C | undefined =>
  cabins.reduce<C | undefined>(
    (least, one) => (least && least.doubleCents <= one.doubleCents ? least : one),
    undefined,
  );

/** Of these cabins the one in which two pay least, of those that are to be had; of all where none is, undefined of none. */
export function cheapestLeft<C extends Priced & { cabinsLeft: number | null }>(
  cabins: readonly C[],
): C | undefined {
  return cheapestOf(cabins.filter(({ cabinsLeft }) => cabinsLeft !== 0)) ?? cheapestOf(cabins);
}

/**
 * The kind of cabin in the place of one that is wanted: itself where the trip sells it, else the one in which two pay least.
 * Server and pages choose the same. The wanted one where none is sold.
 */
export function offeredCabin<T extends string>(sold: readonly (Priced & { type: T })[], wanted: T): T {
  if (sold.some(({ type }) => type === wanted)) return wanted;
  return cheapestOf(sold)?.type ?? wanted;
}
