import type { CabinView } from '../../api/trip';

/** Few enough to be told. */
const FEW = 5;

/** "Sold out", "Only 3 left"; null while there are more, or nobody counts them. */
export function cabinsLeftWords({ cabinsLeft }: Pick<CabinView, 'cabinsLeft'>): string | null {
  if (cabinsLeft === null || cabinsLeft > FEW) return null;
  return cabinsLeft === 0 ? 'Sold out' : `Only ${cabinsLeft} left`;
}
