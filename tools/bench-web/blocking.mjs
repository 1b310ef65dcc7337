/** Lighthouse's phone is four times slower than this machine, and what is over 50 ms of a task blocks. */
const SLOWER = 4;
const FREE_MS = 50;
const TASKS = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);

/**
 * Total blocking time as Lighthouse reckons it, but with the CPU time of each task in the place of its time on the clock: on
 * a shared machine a task also waits for its turn, and that is not the page's doing.
 * @param {readonly any[]} events of a trace
 * @returns {number} ms
 */
export function blockingByCpu(events) {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The trace tells of no first contentful paint');
  const tasks = events.filter(
    ({ name, pid, tid, ts, tdur }) =>
      TASKS.has(name) && pid === paint.pid && tid === paint.tid && ts >= paint.ts && tdur > 0,
  );
  return tasks.reduce((sum, { tdur }) => sum + Math.max(0, (tdur / 1000) * SLOWER - FREE_MS), 0);
}
