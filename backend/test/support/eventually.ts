import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until `look` returns without throwing, e.g. because its expectations hold; throws its last error after
 * `withinMs`. Looks again `everyMs`.
 */
export async function eventually<T>(
  look: () => Promise<T> | T,
  withinMs = 20_000,
  everyMs = 100,
): Promise<T> {
  for (const end = Date.now() + withinMs; ; await sleep(everyMs)) {
    try {
      return await look();
    } catch (err) {
      if (Date.now() > end) throw err;
    }
  }
}
