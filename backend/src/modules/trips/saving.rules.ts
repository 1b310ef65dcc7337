/** By how much a price is below the one before it, in whole percent; 0 where it is not below. */
export function savingPercent(priceCents: number, wasCents: number): number {
  return wasCents > priceCents ? Math.round(((wasCents - priceCents) / wasCents) * 100) : 0;
}
