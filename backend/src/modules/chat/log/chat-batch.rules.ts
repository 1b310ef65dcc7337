/** A message to write, as far as its place in the log is concerned. */
export interface Placeable {
  userId: number;
  clientId: string;
  replyTo?: number;
  /** It cannot become part of the log; a retry of one that is in it still finds the first try. */
  isRefused?: boolean;
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
 */
export function planBatch<T extends Placeable>(
  batch: T[],
  head: number,
  known: ReadonlyMap<string, number>,
): BatchPlan<T> {
  const seqs = new Map(known);
  const fresh: BatchPlan<T>['fresh'] = [];
  const placed = batch.map((entry) => {
    const key = retryKey(entry);
    const already = seqs.get(key);
    if (already !== undefined) return already;
    const last = head + fresh.length;
    if (entry.isRefused || (entry.replyTo !== undefined && entry.replyTo > last)) return null;
    fresh.push({ seq: last + 1, entry });
    seqs.set(key, last + 1);
    return last + 1;
  });
  return { seqs: placed, fresh };
}
