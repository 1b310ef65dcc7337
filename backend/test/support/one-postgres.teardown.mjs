import { rmSync } from 'node:fs';

/** After the last test file: what `one-postgres.setup.mjs` started ends, and its data go. */
export default async function stopOnePostgres() {
  const { postgres, dataDir } = globalThis.onePostgres;
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
