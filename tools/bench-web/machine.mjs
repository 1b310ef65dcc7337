import { launchBrowser } from './browser.mjs';

/** The machine on which the budgets of the lists and the chat were found, by Lighthouse's index. */
export const REFERENCE_INDEX = 3100;
const SPEED_PROBES = 3;

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

/** How fast this machine is, by Lighthouse's index: the best of some probes, for another's work only slows one down. */
export async function machineIndex() {
  const { pageFunctions } = await import('lighthouse/core/lib/page-functions.js');
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    let index = 0;
    for (let probe = 0; probe < SPEED_PROBES; probe++) {
      index = Math.max(index, await page.evaluate(pageFunctions.computeBenchmarkIndex));
    }
    return index;
  } finally {
    await browser.close();
  }
}
