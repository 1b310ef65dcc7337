// Loaded into each measured server before its own program (`node --import`): answers, over the channel to its parent,
// what the process has used so far. The program itself runs as it is.

/** What a process has used. */
export interface Usage {
  /** User and system time since its start. */
  cpuMs: number;
  rssBytes: number;
  /** What its own objects take, within that. */
  heapBytes: number;
}

export const ASK_USAGE = 'bench:usage';
/** The same after a full collection, so that memory is what is held and not what has not been swept yet. */
export const ASK_SETTLED_USAGE = 'bench:settled-usage';

process.on('message', (question) => {
  if (question !== ASK_USAGE && question !== ASK_SETTLED_USAGE) return;
  if (question === ASK_SETTLED_USAGE) globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { rss: rssBytes, heapUsed: heapBytes } = process.memoryUsage();
  const usage: Usage = { cpuMs: (user + system) / 1_000, rssBytes, heapBytes };
  process.send?.(usage);
});
