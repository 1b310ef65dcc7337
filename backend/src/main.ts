import 'reflect-metadata';
import type { INestApplication } from '@nestjs/common';
import { createApp } from './app.js';
import { ConfigError, readConfig } from './platform/config/config.js';
import { migrate } from './platform/database/migrate.js';
import { checkDatabase } from './boot-checks.js';
import { WrongKeyError } from './platform/security/key-marks.js';
import { log } from './platform/logging/log.js';

let app: INestApplication | undefined;
let stopping: Promise<void> | undefined;

/** Ends what is running, then the process. Safe to call twice: the second call waits for the first. */
function stop(code: number): Promise<void> {
  stopping ??= (async () => {
    await app?.close();
    process.exit(code);
  })();
  return stopping;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
// A process started with an IPC channel ends when the channel closes: its operator is gone, however it went.
if (process.channel) {
  process.once('disconnect', () => void stop(0));
  process.channel.unref();
}

try {
  const config = readConfig(process.env);
  await migrate(config.DATABASE_URL, config.MIGRATION_DATABASE_URL);
  await checkDatabase(config);
  app = await createApp(config);
  await app.listen(config.PORT, config.HOST);
  log.info({ host: config.HOST, port: config.PORT, site: config.publicUrl }, 'the server is ready');
} catch (err) {
  process.stderr.write(`${bootFailure(err)}\n`);
  await stop(1);
}

/** One sentence an operator can act on; the whole error for anything unforeseen. */
function bootFailure(err: unknown): string {
  if (err instanceof ConfigError || err instanceof WrongKeyError) return err.message;
  const code = err instanceof Error && 'code' in err ? err.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${process.env.PORT ?? 3000} is taken: stop what listens there or set PORT.`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return 'The database cannot be reached: check DATABASE_URL and that it runs.';
  if (code === '28P01' || code === '3D000')
    return 'The database refused the login or has no such database: check DATABASE_URL.';
  if (code === '42501')
    return `The role of DATABASE_URL may not change the tables, and this version has to: run cli/migrate.js first (deploy/README.md, "Two roles").`;
  return err instanceof Error ? (err.stack ?? err.message) : String(err);
}
