/** Something the person at the keyboard can put right; the message is a sentence for them. */
export class Fault extends Error {}

/**
 * Runs a command's work; a Fault is printed as a sentence, and any error makes the exit code 1.
 * @param {() => Promise<void>} work
 */
export async function reportFaults(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Fault ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}
