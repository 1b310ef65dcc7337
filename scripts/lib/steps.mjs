import { checkContract } from './contract-step.mjs';
import { NONE_IS_FINE, runJest } from './jest-step.mjs';
import { runJourneys } from './playwright-step.mjs';
import { findPrograms } from './programs.mjs';
import { runNpm } from './run.mjs';

/**
 * `unsteady` names the tests that passed when they were tried again.
 * @typedef {{ passed?: number, failed?: number, notes?: string[], unsteady?: string[] }} Counts
 */
/** @typedef {import('./run.mjs').Run} Run */
/**
 * `inputs` are the files and folders whose change may change what comes of the step. `files` are parts of the names of test
 * files: those alone are run, all when empty.
 * @typedef {{ part: string, title: string, needsBuild: boolean, inputs: string[], work: (scratch: string, run: Run, files: string[]) => Promise<Counts> }} Step
 */

// jest leaves one core to itself, which is half of a small machine.
const ALL_CORES = '--maxWorkers=100%';
const ALL = [
  ...[
    'backend',
    'frontend',
    'tools',
    'scripts',
    'deploy',
    'docs',
    '.oxlintrc.json',
    '.dependency-cruiser.cjs',
  ],
  ...['biome.json', 'knip.json', 'nest-cli.json', 'package.json', 'package-lock.json', 'tsconfig.json'],
];
const TOOLS = ['scripts', 'package.json', 'package-lock.json', 'tsconfig.json'];
const BACKEND = [
  'backend',
  'tools',
  'deploy',
  'docs',
  'frontend/openapi.json',
  'frontend/public',
  'nest-cli.json',
  ...TOOLS,
];
const FRONTEND = ['frontend', 'backend/contracts', ...TOOLS];

/**
 * What `npm test` runs, in this order.
 * @type {Step[]}
 */
export const STEPS = [
  // Those that need no build run side by side, and beside the build: the longest come first.
  npmCheck('types and lint', 'check:lint'),
  npmCheck('import direction', 'check:imports'),
  npmCheck('unused code', 'check:unused'),
  npmCheck('format', 'check:format'),
  // Read when it runs: it needs a package, and this file is read before they are installed.
  check('packages', async () => (await import('./supply-step.mjs')).checkSupply()),
  { ...check('API contract', checkContract), needsBuild: true },
  unit('backend', BACKEND, ['--selectProjects', 'unit']),
  unit('frontend', FRONTEND, []),
  {
    ...{ part: 'integration', title: 'integration tests', needsBuild: true, inputs: BACKEND },
    work: async (scratch, _, files) => {
      const env = await findPrograms(['redis', 'nginx']);
      // Each file waits now and then for what a timetable does; one more than there are cores fills that time.
      const flags = [...files, '--selectProjects', 'integration', '--maxWorkers=3'];
      return runJest('integration tests', 'backend', flags, scratch, env);
    },
  },
  {
    ...{ part: 'e2e', title: 'browser journeys', needsBuild: true, inputs: ALL },
    work: async (scratch, _, files) => runJourneys(scratch, await findPrograms(['chromium']), files),
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
    inputs: ALL,
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
 * @param {string} workspace
 * @param {string[]} inputs
 * @param {string[]} flags
 * @returns {Step}
 */
function unit(workspace, inputs, flags) {
  const title = `${workspace} unit tests`;
  return {
    ...{ part: 'unit', title, needsBuild: false, inputs },
    work: (scratch, _, files) => {
      // All of some files may be the other half's.
      const some = files.length ? [...files, NONE_IS_FINE] : [];
      return runJest(title, workspace, [...some, ...flags, ALL_CORES], scratch);
    },
  };
}
