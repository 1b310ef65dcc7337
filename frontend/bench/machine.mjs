const PROBES = 7;
const PROBE_MS = 60;
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/**
 * How much longer work takes on the clock than on the CPU: 1 where nobody else wants it, 2 where every second turn is
 * somebody else's.
 * @returns {number} the median of some probes, while nothing of our own runs
 */
export function crowding() {
  return median(Array.from({ length: PROBES }, probe));
}

function probe() {
  const [since, used] = [performance.now(), process.cpuUsage()];
  while (performance.now() - since < PROBE_MS);
  const { user, system } = process.cpuUsage(used);
  return (performance.now() - since) / Math.max(1, (user + system) / 1000);
}
