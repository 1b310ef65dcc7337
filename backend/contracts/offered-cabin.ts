interface Priced<T> {
  type: T;
  doubleCents: number;
}

/**
 * The kind of cabin in the place of one that is wanted: itself where the trip sells it, else the one in which two pay least.
 * Server and pages choose the same. The wanted one where none is sold.
 */
export function offeredCabin<T extends string>(sold: readonly Priced<T>[], wanted: T): T {
  if (sold.length === 0 || sold.some(({ type }) => type === wanted)) return wanted;
  return sold.reduce((least, one) => (one.doubleCents < least.doubleCents ? one : least)).type;
}
