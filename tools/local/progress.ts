/** Prints `what`, does it, and prints how long that took; answers what it answers. */
export async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  const since = performance.now();
  process.stdout.write(`  ${what} ... `);
  try {
    const result = await work();
    process.stdout.write(`${((performance.now() - since) / 1000).toFixed(1)} s\n`);
    return result;
  } catch (error) {
    process.stdout.write('no\n');
    throw error;
  }
}
