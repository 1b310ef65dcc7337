import type { Identity } from './identity.js';

/** A command line as `spawn` and `execFile` take it. */
export interface Launch {
  command: string;
  args: string[];
  options: { uid?: number; gid?: number; env: NodeJS.ProcessEnv };
}

/** The command line that runs `argv` as `identity`. */
export function runAs({ prefix, ...user }: Identity, argv: readonly string[]): Launch {
  const [command, ...args] = [...prefix, ...argv];
  if (command === undefined) throw new Error('an empty command line');
  return { command, args, options: { ...user, env: neutralEnvironment() } };
}

// PGDATA, PGPORT, PGOPTIONS and their kin are meant for a PostgreSQL of the person's own, and would reach into ours.
function neutralEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'));
  return { ...Object.fromEntries(kept), LC_ALL: 'C' };
}
