interface Told {
  /** The key of a thing. */
  item: string;
  isPacked: boolean;
  /** An ISO instant by the browser's clock. */
  at: string;
}

interface Change {
  item: string;
  isPacked: boolean;
  at: Date;
}

/**
 * The latest change of each thing. A browser's clock that runs ahead counts as now: else nobody could change the thing
 * again before that time comes.
 */
export function newestChanges(told: readonly Told[], now: Date): Change[] {
  const newest = new Map<string, Change>();
  for (const { item, isPacked, at } of told) {
    const done = new Date(Math.min(Date.parse(at), now.getTime()));
    const known = newest.get(item);
    if (!known || known.at <= done) newest.set(item, { item, isPacked, at: done });
  }
  return [...newest.values()];
}
