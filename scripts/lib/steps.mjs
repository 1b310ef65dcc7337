import { checkContract } from './contract-step.mjs';
import { runJest } from './jest-step.mjs';
import { runJourneys } from './playwright-step.mjs';
import { findPrograms } from './programs.mjs';
import { runNpm } from './run.mjs';

/**
 * `unsteady` names the tests that passed when they were tried again.
 * @typedef {{ passed?: number, failed?: number, notes?: string[], unsteady?: string[] }} Counts
 */
/** @typedef {import('./run.mjs').Run} Run */
/** @typedef {{ part: string, title: string, needsBuild: boolean, work: (scratch: string, run: Run) => Promise<Counts> }} Step */

// jest leaves one core to itself, which is half of a small machine.
const ALL_CORES = '--maxWorkers=100%';

/**
 * What `npm test` runs, in this order.
 * @type {Step[]}
 */
export const STEPS = [
  // Those that need no build run side by side, and beside the build: the longest come first.
  npmCheck('types of the frontend', 'check:types:frontend'),
  npmCheck('types of the backend', 'check:types:backend'),
  npmCheck('lint', 'check:lint'),
  npmCheck('import direction', 'check:imports'),
  npmCheck('unused code', 'check:unused'),
  npmCheck('types of the scripts', 'check:types:scripts'),
  npmCheck('format', 'check:format'),
  // Read when it runs: it needs a package, and this file is read before they are installed.
  check('packages', async () => (await import('./supply-step.mjs')).checkSupply()),
  { ...check('API contract', checkContract), needsBuild: true },
  jest('unit', 'backend unit tests', 'backend', ['--selectProjects', 'unit', ALL_CORES]),
  jest('unit', 'frontend unit tests', 'frontend', [ALL_CORES]),
  {
    part: 'integration',
    title: 'integration tests',
    needsBuild: true,
    work: async (scratch) => {
      const env = await findPrograms(['redis', 'nginx']);
      // Each file waits now and then for what a timetable does; one more than there are cores fills that time.
      return runJest(
        'integration tests',
        'backend',
        ['--selectProjects', 'integration', '--maxWorkers=3'],
        scratch,
        env,
      );
    },
  },
  {
    part: 'e2e',
    title: 'browser journeys',
    needsBuild: true,
    work: async (scratch) => runJourneys(scratch, await findPrograms(['chromium'])),
  },
];

/**
 * A step that either holds or does not: it counts as one test.
 * @param {string} title
 * @param {(scratch: string, run: Run) => Promise<number>} work answers 0 when it holds
 * @returns {Step}
 */
function check(title, work) {
  return {
    part: 'check',
    title,
    needsBuild: false,
    work: async (scratch, run) =>
      (await work(scratch, run)) === 0 ? { passed: 1 } : { failed: 1, notes: [`failed: ${title}`] },
  };
}

/**
 * @param {string} title
 * @param {string} script of package.json
 */
function npmCheck(title, script) {
  return check(title, (_, run) => runNpm(['run', '--silent', script], {}, run));
}

/**
 * @param {string} part
 * @param {string} title
 * @param {string} workspace
 * @param {string[]} flags
 * @returns {Step}
 */
function jest(part, title, workspace, flags) {
  return { part, title, needsBuild: false, work: (scratch) => runJest(title, workspace, flags, scratch) };
}
