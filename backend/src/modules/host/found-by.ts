import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { searchParts } from '../../../contracts/fold.js';
import { idRow, rowsOf } from '../../platform/database/rows.js';

/** What a search on the desk looks for. */
export interface LookedFor {
  /** As {@link foldedWords} answers them. */
  words: string[] | null;
  /** The trips whose title has them. */
  titled: number[];
}

/** A guest by name and address. `words` names the parameter. An index knows nothing of ALL: it is asked for the first. */
export const FOUND_BY = (words: string) =>
  `(found_by LIKE (${words}::text[])[1] AND found_by LIKE ALL (${words}::text[]))`;

/** Titles are looked at first: they are few, and what is left is one index's work. */
export async function lookFor(manager: EntityManager, tripIds: number[], q: string): Promise<LookedFor> {
  const words = await foldedWords(manager, q);
  if (!words) return { words, titled: [] };
  const trips = await rowsOf(
    manager,
    idRow,
    'SELECT id FROM trips WHERE id = ANY ($1) AND folded(title) LIKE ALL ($2)',
    [tripIds, words],
  );
  return { words, titled: trips.map(({ id }) => id) };
}

/**
 * Patterns of LIKE, all of which fit what is meant by its `folded` letters, the longest first, for an index; null when
 * nothing is searched for. Signs alone fit nothing.
 */
export async function foldedWords(manager: EntityManager, q: string): Promise<string[] | null> {
  const parts = searchParts(q);
  if (parts.length === 0) return null;
  const rows = await rowsOf(
    manager,
    z.object({ word: z.string() }),
    `SELECT folded(part) AS word FROM unnest($1::text[]) AS part WHERE folded(part) <> '' ORDER BY length(folded(part)) DESC`,
    [parts],
  );
  // No text that is looked at has this: what is written of somebody has letters, and is one line.
  return rows.length > 0 ? rows.map(({ word }) => `%${word}%`) : ['\n'];
}
