interface Priced {
  doubleCents: number;
}

/** Of these cabins the one in which two pay least, the first of two alike; undefined of none. */
export const cheapestOf = <C extends Priced>(cabins: readonly C[]): C | undefined =>
  cabins.reduce<C | undefined>(
    (least, one) => (least && least.doubleCents <= one.doubleCents ? least : one),
    undefined,
  );

/**
 * The kind of cabin in the place of one that is wanted: itself where the trip sells it, else the one in which two pay least.
 * Server and pages choose the same. The wanted one where none is sold.
 */
export function offeredCabin<T extends string>(sold: readonly (Priced & { type: T })[], wanted: T): T {
  if (sold.some(({ type }) => type === wanted)) return wanted;
  return cheapestOf(sold)?.type ?? wanted;
}
