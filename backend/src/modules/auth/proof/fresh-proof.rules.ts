import { MINUTE_MS } from '../../../platform/clock/clock.js';

/** How long a proof counts: long enough for the acts of one sitting, too short for who finds an open browser. */
const FRESH_MS = 15 * MINUTE_MS;

export function isFresh(provenAt: Date, now: Date): boolean {
  return now.getTime() - provenAt.getTime() <= FRESH_MS;
}

/**
 * Whether one of these fields of a body, which nobody has checked yet, gives back more than the limit. What is no whole
 * number counts as more; a field that is not there does not count.
 */
export function givesMoreThan(limitCents: number, body: unknown, fields: readonly string[]): boolean {
  const values = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return values.some(
    ([name, value]) =>
      fields.includes(name) && value !== null && !(Number.isInteger(value) && Number(value) <= limitCents),
  );
}
