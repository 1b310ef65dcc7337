import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

/** Reads `.env` of the checkout where there is one; what the environment says already goes before it. */
export function loadDotenv() {
  const file = join(ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
