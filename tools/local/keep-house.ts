import { Household } from './household.js';
import { LocalFault } from './local-fault.js';

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const SAME_BREATH_MS = 1_000;

/**
 * Runs `moveIn`, which starts everything, and keeps it running until a signal comes or a part falls; then stops all
 * of it. Answers the exit code: 0 after a signal, 1 after a fault, which is printed as a sentence.
 */
export async function keepHouse(moveIn: (household: Household) => Promise<void>): Promise<number> {
  const household = new Household();
  const asked = stopWhenAsked(household);
  const up = moveIn(household);
  try {
    await Promise.race([up, household.fallen]);
    await Promise.race([asked, household.fallen]);
    return 0;
  } catch (error) {
    if (household.isStopping) return 0; // whatever was still starting lost its ground
    console.error(`\n${error instanceof LocalFault ? error.message : inspect(error)}\n`);
    return 1;
  } finally {
    await household.stop();
    await up.catch(() => undefined); // said above, or of no interest any more
  }
}

function stopWhenAsked(household: Household): Promise<void> {
  surviveTerminal();
  return new Promise((resolve) => {
    let askedAt: number | undefined;
    const stop = (signal?: string) => {
      // Ctrl-C again: end at once. The children follow, because each watches its line to this process. Only Ctrl-C,
      // and not in the same breath: a terminal that closes, and npm as it ends, send further signals by themselves.
      const isImpatient =
        signal === 'SIGINT' && askedAt !== undefined && Date.now() - askedAt > SAME_BREATH_MS;
      if (isImpatient) process.exit(130);
      if (askedAt !== undefined) return;
      askedAt = Date.now();
      console.log('\n  Stopping ...');
      resolve(household.stop());
    };
    for (const signal of STOP_SIGNALS) process.on(signal, stop);
    process.once('disconnect', stop); // started with an IPC channel: its other end is gone
    process.channel?.unref();
  });
}

/** A line that cannot be printed because the terminal was closed must not end us before everything has stopped. */
function surviveTerminal(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

function inspect(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
