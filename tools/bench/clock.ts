// hrtime is the same for all processes and threads of a machine but slow to read; performance.now is quick, and counts
// from a moment of its own in each thread.
const offsetMs = Number(process.hrtime.bigint()) / 1e6 - performance.now();

/** Milliseconds on the machine's monotonic clock, with fractions: what one thread sends, another can time. */
export function monotonicMs(): number {
  return performance.now() + offsetMs;
}
