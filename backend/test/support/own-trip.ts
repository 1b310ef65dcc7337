import type { Visitor } from './visitor.js';

/** The trip that somebody means, as the address under which they write about it; one that is not there, for who has none. */
export async function ownTrip(visitor: Visitor): Promise<string> {
  const { body } = await visitor.call<{ id: number }[]>('GET', '/api/guest/trips');
  return `/api/guest/trips/${body[0]?.id ?? 0}`;
}
