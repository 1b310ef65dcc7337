/**
 * Milliseconds on the machine's monotonic clock, with fractions. All processes and threads of a machine read the same
 * one, so that what one sends and another receives can be timed.
 */
export function monotonicMs(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}
