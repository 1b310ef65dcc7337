/** A message to write, as far as its place in the log is concerned. */
export interface Placeable {
  userId: number;
  clientId: string;
  replyTo?: number;
}

/** `seq` of the message that an entry became, or null when it is refused or answers a message that does not exist. */
export interface BatchPlan<T> {
  seqs: (number | null)[];
  /** What is to be inserted, in order; the first has the number head + 1. */
  fresh: { seq: number; entry: T }[];
}

export const retryKey = (message: Pick<Placeable, 'userId' | 'clientId'>): string =>
  `${message.userId}/${message.clientId}`;

/**
 * Gives each entry of a batch its number. A retry gets the number of the first try, also when both are in one batch.
 * @param known the numbers of entries that are in the log already, by {@link retryKey}.
 * @param prepare what an entry needs that has its place, such as its photo, taken for nothing else then; null refuses it.
 */
export async function planBatch<T extends Placeable, Ready>(
  batch: readonly T[],
  head: number,
  known: ReadonlyMap<string, number>,
  prepare: (entry: T) => Promise<Ready | null>,
): Promise<BatchPlan<Ready>> {
  const seqs = new Map(known);
  const fresh: BatchPlan<Ready>['fresh'] = [];
  const place = async (entry: T): Promise<number | null> => {
    const key = retryKey(entry);
    const already = seqs.get(key);
    if (already !== undefined) return already;
    const last = head + fresh.length;
    if (entry.replyTo !== undefined && entry.replyTo > last) return null;
    const ready = await prepare(entry);
    if (ready === null) return null;
    fresh.push({ seq: last + 1, entry: ready });
    seqs.set(key, last + 1);
    return last + 1;
  };
  const placed = [];
  for (const entry of batch) placed.push(await place(entry));
  return { seqs: placed, fresh };
}
