import { z } from 'zod';

/** A row of one. Of which type its key is, {@link SealedColumn.placeOf} alone knows. */
export const SEALED_ROW = z.object({ key: z.custom<never>(), sealed: z.instanceof(Buffer) });

/** A column of sealed bytes: what is needed to open each of them, and seal it anew. */
export interface SealedColumn {
  table: string;
  column: string;
  /** The column that says which row it is; unique. */
  key: string;
  /** What the bytes of a row are bound to, by its key. */
  placeOf: (key: never) => string;
  /** Which rows have sealed bytes, where not all have: a condition in SQL. */
  where?: string;
  /** How many are held in memory at once. 100 unless told. */
  batch?: number;
}
