import { LocalFault } from '../local/local-fault.js';

/** Runs a benchmark's command. A LocalFault is printed as a sentence, anything else with its stack; both exit with 1. */
export async function runBench(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof LocalFault ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}
