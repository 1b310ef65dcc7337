import type { EntityManager } from 'typeorm';

/** What a search on the desk looks for. */
export interface LookedFor {
  /** For LIKE, in whatever case; null when nothing is searched for. % and _ are letters like others. */
  pattern: string | null;
  /** The trips whose title has it. */
  titled: number[];
}

/** Titles are looked at first: they are few, and what is left is one index's work. */
export async function lookFor(manager: EntityManager, tripIds: number[], q: string): Promise<LookedFor> {
  const letters = q.trim();
  if (!letters) return { pattern: null, titled: [] };
  const trips: { id: number }[] = await manager.query(
    'SELECT id FROM trips WHERE id = ANY ($1) AND strpos(lower(title), lower($2)) > 0',
    [tripIds, letters],
  );
  return {
    pattern: `%${letters.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`,
    titled: trips.map(({ id }) => id),
  };
}
