import { createServer, type Server } from 'node:http';
import { createApp } from './app.js';
import { EmulatorClock } from './clock.js';
import { DeliveryWorker } from './delivery/worker.js';
import type { Emulator } from './emulator.js';
import type { EmulatorSettings } from './settings.js';
import { openDatabase } from './storage/database.js';
import { prepareWebhooks } from './webhooks/prepare.js';
import { keyring } from './webhooks/signing-keys.js';

export interface RunningEmulator {
  /** Lets requests under way finish (a hung one is cut), then closes the database. */
  stop(): Promise<void>;
}

const FINISH_WITHIN_MS = 2_000;

/**
 * Opens the database and listens; resolves when the first request can be answered.
 * @throws the fault of the database or of the port, such as ECONNREFUSED or EADDRINUSE
 */
export async function startEmulator(
  settings: EmulatorSettings,
  now: () => Date = () => new Date(),
): Promise<RunningEmulator> {
  const pool = await openDatabase(settings.databaseUrl);
  const clock = await EmulatorClock.start(pool, now);
  const emulator: Emulator = {
    settings,
    pool,
    clock,
    now: () => clock.now(),
    signingKeys: keyring(pool),
    wake: () => worker.wake(),
    cutPosts: () => worker.cut(),
  };
  const worker = new DeliveryWorker(emulator);
  const server = createServer(createApp(emulator));
  try {
    await prepareWebhooks(emulator);
    await listen(server, settings);
  } catch (fault) {
    await pool.end();
    throw fault;
  }
  worker.wake();
  return {
    stop: async () => {
      await close(server);
      await worker.stop();
      await pool.end();
    },
  };
}

function listen(server: Server, { host, port }: EmulatorSettings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), FINISH_WITHIN_MS);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
