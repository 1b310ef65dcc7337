import { availableParallelism } from 'node:os';

/**
 * Does several pieces of work, begun in their order, as many at a time as there are cores.
 * @param {(() => Promise<void>)[]} work
 */
export async function sideBySide(work) {
  const waiting = [...work];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
}
