import type { Emulator } from './emulator.js';
import { transaction, type Queryable } from './storage/database.js';

/** Runs `work` in one transaction and, once it is committed, has the messages sent that it caused. */
export async function commit<T>({ pool, wake }: Emulator, work: (tx: Queryable) => Promise<T>): Promise<T> {
  const result = await transaction(pool, work);
  wake();
  return result;
}
