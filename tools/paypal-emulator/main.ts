import { readSettings, SettingsError } from './settings.js';
import { startEmulator } from './start.js';

async function boot(): Promise<void> {
  const settings = readSettings(process.env);
  const emulator = await startEmulator(settings);
  console.log(`PayPal emulator on ${settings.publicUrl}: no real money`);

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    emulator.stop().then(
      () => process.exit(0),
      (fault: unknown) => fail(fault),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // A process started with an IPC channel ends when the channel closes: its operator is gone, however it went.
  if (process.channel) {
    process.once('disconnect', stop);
    process.channel.unref();
  }
}

function fail(fault: unknown): never {
  console.error(fault instanceof SettingsError ? fault.message : explain(fault));
  process.exit(1);
}

function explain(fault: unknown): string {
  const { code, message } = fault as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return 'The PayPal emulator cannot start: its port is taken, set EMULATOR_PORT.';
  return `The PayPal emulator cannot start: ${message || code || String(fault)}`;
}

boot().catch(fail);
