import type { Voyage } from './useVoyage';

/** A trip whose days and hour of sailing are set, as a plan of hours needs them; null while they are not. */
export function dated({ startDate, endDate, sailing, ...voyage }: Voyage) {
  return startDate && endDate && sailing ? { ...voyage, ...sailing, startDate, endDate } : null;
}
