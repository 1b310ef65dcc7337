import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { Fault } from './fault.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT } from './root.mjs';
import { keepOutput, run } from './run.mjs';
import { sideBySide } from './side-by-side.mjs';
import { STEPS } from './steps.mjs';
import { Tally } from './tally.mjs';

/** @typedef {import('./steps.mjs').Counts} Counts */
/** @typedef {import('./steps.mjs').Step} Step */

/**
 * Runs the steps of `wanted` parts (all when empty), each to its end whatever the others did, and prints the sums.
 * @param {string[]} wanted
 */
export async function runSuite(wanted) {
  process.chdir(ROOT);
  const tally = new Tally();
  const installed = await guarded('installing', async () => {
    assertParts(wanted);
    await ensureInstalled();
    return {};
  });
  tally.add(installed);
  if (!installed.failed) await runSteps(wanted, tally);
  tally.print();
  process.exitCode = tally.failed === 0 ? 0 : 1;
}

/** @param {string[]} wanted */
function assertParts(wanted) {
  const parts = [...new Set(STEPS.map(({ part }) => part))];
  const unknown = wanted.find((part) => !parts.includes(part));
  if (unknown) throw new Fault(`There is no part "${unknown}". The parts are ${parts.join(', ')}.`);
}

/**
 * @param {string[]} wanted
 * @param {Tally} tally
 */
async function runSteps(wanted, tally) {
  const steps = STEPS.filter(({ part }) => wanted.length === 0 || wanted.includes(part));
  const scratch = mkdtempSync(join(tmpdir(), 'gangway-test-'));
  try {
    let isBuilt = false;
    const makeBuild = async () => {
      isBuilt = await build(tally);
    };
    const [checks, rest] = [steps.filter(isForSources), steps.filter((step) => !isForSources(step))];
    // The compiler leaves a core idle: the checks that need no build fill it.
    await sideBySide([
      ...(steps.some(({ needsBuild }) => needsBuild) ? [makeBuild] : []),
      ...checks.map((step) => () => runCheck(step, scratch, tally)),
    ]);
    for (const step of rest) await runStep(step, isBuilt, scratch, tally);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** @param {Tally} tally */
async function build(tally) {
  console.log('\n== build');
  const counts = await guarded('build', async () => {
    await ensureBuilt(['backend', 'frontend']);
    return { passed: 1 };
  });
  tally.add(counts);
  return counts.passed === 1;
}

/**
 * @param {Step} step
 * @param {boolean} isBuilt
 * @param {string} scratch
 * @param {Tally} tally
 */
async function runStep({ title, needsBuild, work }, isBuilt, scratch, tally) {
  console.log(`\n== ${title}`);
  if (needsBuild && !isBuilt) tally.add({ notes: [`not run, for want of a build: ${title}`] });
  else tally.add(await guarded(title, () => work(scratch, run)));
}

/** @param {Step} step */
const isForSources = ({ part, needsBuild }) => part === 'check' && !needsBuild;

/**
 * What a check has to say is printed when it has ended: others run beside it.
 * @param {Step} step
 * @param {string} scratch
 * @param {Tally} tally
 */
async function runCheck({ title, work }, scratch, tally) {
  const kept = keepOutput();
  tally.add(await guarded(title, () => work(scratch, kept.run)));
  console.log(`\n== ${title}\n${kept.output().trim()}`);
}

/**
 * @param {string} title
 * @param {() => Promise<Counts>} work
 * @returns {Promise<Counts>}
 */
async function guarded(title, work) {
  try {
    return await work();
  } catch (error) {
    console.error(error instanceof Fault ? error.message : error);
    return {
      failed: 1,
      notes: [`failed: ${title}: ${error instanceof Error ? error.message : String(error)}`],
    };
  }
}
